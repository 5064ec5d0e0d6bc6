import type { Tx } from '../../db/client.ts'
import { moveCollectCounts } from '../standing/index.ts'
import { removeReactions } from './reaction.store.ts'

/** Removes all reactions to a post that is purged; the counters of its collectors are locked. */
export async function purgeReactions(tx: Tx, publishId: string): Promise<void> {
  await moveCollectCounts(tx, await removeReactions(tx, publishId))
}
