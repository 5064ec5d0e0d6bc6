import { publishStatus } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { lockPostingRights } from '../standing/index.ts'
import { lockPost, type LockedPost } from './post.store.ts'
import { countedOf, endPublished } from './publish-effects.ts'

/** Locks a post and its author, in the order that every command uses. */
export async function lockPostAndAuthor(tx: Tx, id: string): Promise<LockedPost | undefined> {
  const found = await tx.selectFrom('publish').select('author_id').where('id', '=', id).executeTakeFirst()
  if (found === undefined) return undefined
  await lockPostingRights(tx, found.author_id)
  return lockPost(tx, id)
}

/**
 * Hides a published, locked post from everybody except its author until somebody decides.
 * @returns false for one that is not published
 */
export async function hidePost(tx: Tx, post: LockedPost, now: Date): Promise<boolean> {
  if (post.status !== publishStatus.published) return false
  await tx
    .updateTable('publish')
    .set({ status: publishStatus.inReview, hidden_at: now, review_cause: 'hidden' })
    .where('id', '=', post.id)
    .execute()
  await endPublished(tx, await countedOf(tx, post))
  return true
}
