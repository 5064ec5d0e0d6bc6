import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../db/client.ts'
import {
  eraseInBatches,
  eraseMention,
  mentionsMember,
  readMentions,
  withoutMember,
} from '../../mention/index.ts'
import { announceChanged } from '../announce-changed.ts'
import { kindOf } from '../../post-extension/index.ts'

/**
 * Removes a member's name and id from others' posts and from their earlier versions. May be run again after an
 * interruption.
 */
export async function eraseMentionsInPosts(db: Database, memberId: string): Promise<void> {
  const posts = db
    .selectFrom('publish')
    .select('id')
    .where(mentionsMember(sql.ref('mentions'), memberId))
  await eraseInBatches(
    db,
    (limit) => posts.limit(limit).execute(),
    (tx, id) => eraseInPost(tx, id, memberId),
  )
  const revisions = db
    .selectFrom('publish_revision')
    .select('id')
    .where(mentionsMember(sql`(content -> 'mentions')`, memberId))
  await eraseInBatches(
    db,
    (limit) => revisions.limit(limit).execute(),
    (tx, id) => eraseInRevision(tx, id, memberId),
  )
}

async function eraseInPost(tx: Tx, id: string, memberId: string): Promise<void> {
  const post = await tx
    .selectFrom('publish')
    .select(['publish_type', 'status', 'body', 'mentions'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (post === undefined) return
  const erased = eraseMention(memberId, readMentions(post.mentions))
  await kindOf(post.publish_type)?.rewriteTexts?.(tx, id, erased.rewrite)
  await tx
    .updateTable('publish')
    .set({ body: erased.rewrite(post.body), mentions: JSON.stringify(erased.mentions) })
    .where('id', '=', id)
    .execute()
  if (post.status === publishStatus.published) await announceChanged(tx, [id])
}

async function eraseInRevision(tx: Tx, id: string, memberId: string): Promise<void> {
  const row = await tx
    .selectFrom('publish_revision')
    .select('content')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return
  const content = withoutMember(row.content, memberId)
  await tx.updateTable('publish_revision').set({ content }).where('id', '=', id).execute()
}
