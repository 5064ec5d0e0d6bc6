import { serveWithoutNetwork } from '@guangquan/client/offline-worker'
import { ticketPage } from './features/activity/ticket-page-kept.ts'

// A member finds the ticket in a car park without network. Tickets are kept by the page (`kept-tickets.ts`).
serveWithoutNetwork({ ...ticketPage, isPage: (path) => path === ticketPage.scope })
