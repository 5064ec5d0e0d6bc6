import { serveWithoutNetwork } from '@guangquan/client/offline-worker'
import { offlineTicket } from './platform/ticket-paths.ts'

// A member finds the ticket in a car park without network. Tickets are stored by the page (`stored-tickets.ts`).
serveWithoutNetwork({ ...offlineTicket, isPage: (path) => path === offlineTicket.scope })
