import type { Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'

/** Plans to tell members outside the site that something new is unread, in the transaction of its cause. */
export type ReachAway = (tx: Tx, news: { memberIds: readonly string[]; now: Date }) => Promise<void>

/** One domain reaches members who are away. */
export const reachAway = extensionPoint<ReachAway>('reachAway')
