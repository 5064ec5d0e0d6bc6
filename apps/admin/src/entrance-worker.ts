import { serveWithoutNetwork } from '@guangquan/client/offline-worker'
import { offlineEntrance } from './pages/entrance/offline-entrance.ts'

// Without a network, an entrance works with the list that its page stored (`stored-entrance.ts`).
serveWithoutNetwork({ ...offlineEntrance, isPage: (path) => path.startsWith(offlineEntrance.scope) })
