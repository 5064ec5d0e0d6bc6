import { createStore } from '@guangquan/ui'

/** Whether the live connection is open; otherwise its data is polled every 15 s. */
export const isLive = createStore(false)

/** Rises whenever a conversation of the member changed, or may have changed while the connection was down. */
export const messageChanges = createStore(0)
