import type { SitePath } from '@guangquan/routes/link'

const scope: SitePath = '/activity/qr-code'

/** The page of tickets as it is kept in the browser. */
export const ticketPage = {
  name: 'ticket',
  script: '/ticket-worker.js',
  scope,
  files: /^\/(?:js|css|asset)\//,
} as const
