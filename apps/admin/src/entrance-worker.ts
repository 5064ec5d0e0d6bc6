import { serveWithoutNetwork } from '@guangquan/client/offline-worker'
import { offlineEntrance } from './pages/entrance/offline-entrance.ts'

// An entrance without network goes on with the list that its page keeps (`stored-entrance.ts`).
serveWithoutNetwork({ ...offlineEntrance, isPage: (path) => path.startsWith(offlineEntrance.scope) })
