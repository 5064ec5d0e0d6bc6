import { makeClient, makeQueries, type WatchResponse } from '@guangquan/client'
import { boot, clockOffsetMs, firstData } from './boot.ts'
import { takeFirstCall } from './first-calls.ts'
import { currentUser } from './session/session.ts'
import { sessionLost } from './session/session-lost.ts'

export { api } from '@guangquan/client'

/** The API client of the site. */
export const client = makeClient({
  productKey: boot.settings.productKey,
  appKey: boot.appKey,
  clockOffsetMs,
  session: currentUser,
  onSessionLost: sessionLost,
  takeFirst: takeFirstCall,
})

let watch: WatchResponse = () => () => undefined

/** Registers an observer of every query's request and response. */
export function watchResponses(next: WatchResponse): void {
  watch = next
}

/** Query options by method: `useQuery(queries.one(api.NewPublish.Detail, { id }))`. */
export const queries = makeQueries(client, firstData, (call, input) => watch(call, input))
