import { createStore } from '@guangquan/ui'

/** Whether the live connection is open; otherwise its data is polled every 15 s. */
export const isLive = createStore(false)
