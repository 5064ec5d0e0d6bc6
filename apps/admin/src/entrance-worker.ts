import { serveWithoutNetwork } from '@guangquan/client/offline-worker'
import { keptEntrance } from './pages/entrance/entrance-page-kept.ts'

// An entrance without network goes on with the list that its page keeps (`kept-entrance.ts`).
serveWithoutNetwork({ ...keptEntrance, isPage: (path) => path.startsWith(keptEntrance.scope) })
