import type { Tx } from '../../db/client.ts'
import { moveCollectCounts } from '../member/index.ts'
import { removeReactions } from './reaction.store.ts'

/** Takes every mark off a post that is removed for good; the counters of its collectors are locked. */
export async function purgeReactions(tx: Tx, publishId: string): Promise<void> {
  await moveCollectCounts(tx, await removeReactions(tx, publishId))
}
