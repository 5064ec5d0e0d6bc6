import { publishStatus } from '@guangquan/contract'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { moveTopicCounts } from '../../site/index.ts'
import { announceChanged } from '../announce-changed.ts'
import { lockPostAndAuthor } from '../hide-post.ts'
import { refuseUnknownTopics } from '../refuse-topics.ts'
import { findAnyPost } from '../../post-access/index.ts'

/**
 * Gives a post other topics. The caller is responsible for the permission.
 * @returns the author and the topics of before
 * @throws ContentNotFound for a deleted post, ChangedMeanwhile, BadInput for an unknown topic
 */
export async function setPostTopics(
  tx: Tx,
  { id, topicIds, version }: { id: string; topicIds: readonly string[]; version: number },
): Promise<{ authorId: string; before: string[] }> {
  const post = await lockPostAndAuthor(tx, id)
  if (post === undefined || post.status === publishStatus.deleted) fail('ContentNotFound')
  const { author_id: authorId, topic_ids: before } = post
  if ((await findAnyPost({ db: tx }, id))?.revision !== version) {
    const names = await loadNickNames(tx, [authorId])
    await failChanged(tx, { targetKind: 'post', targetId: id }, { otherwise: names.get(authorId) ?? '' })
  }
  const after = [...new Set(topicIds)]
  await refuseUnknownTopics(tx, after, before)
  await tx.updateTable('publish').set({ topic_ids: after }).where('id', '=', id).execute()
  if (post.status === publishStatus.published) {
    if (post.expose_others) await moveTopicCounts(tx, { before, after })
    await announceChanged(tx, [id])
  }
  return { authorId, before }
}
