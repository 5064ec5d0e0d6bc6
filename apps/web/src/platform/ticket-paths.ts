import type { SitePath } from '@guangquan/routes/link'

const scope: SitePath = '/activity/qr-code'

/** The page of tickets, as stored in the browser. */
export const offlineTicket = {
  name: 'ticket',
  script: '/ticket-worker.js',
  scope,
  files: /^\/(?:js|css|asset)\//,
} as const
