import { createStore } from '@guangquan/ui'

/** Whether the live connection is open; otherwise its data is polled every 15 s. */
export const isLive = createStore(false)

/** Rises whenever something of the member changed, or may have changed while the connection was down. */
export const liveChanges = createStore(0)
