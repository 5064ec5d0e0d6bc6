import { createStore } from '@guangquan/ui'

/** Is the live connection there: while it is not, what it would tell is asked for every 15 s. */
export const isLive = createStore(false)
