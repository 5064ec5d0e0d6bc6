import { sql } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { eraseInBatches, eraseMention, mentionsMember, readMentions } from '../mention/index.ts'

/** Removes a member's name and id from others' comments. May be run again after an interruption. */
export async function eraseMentionsInReplies(db: Database, memberId: string): Promise<void> {
  const named = db
    .selectFrom('reply')
    .select('id')
    .where(mentionsMember(sql.ref('mentions'), memberId))
  await eraseInBatches(
    db,
    (limit) => named.limit(limit).execute(),
    (tx, id) => eraseInReply(tx, id, memberId),
  )
}

async function eraseInReply(tx: Tx, id: string, memberId: string): Promise<void> {
  const reply = await tx
    .selectFrom('reply')
    .select(['body', 'mentions'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (reply === undefined) return
  const { mentions, rewrite } = eraseMention(memberId, readMentions(reply.mentions))
  await tx
    .updateTable('reply')
    .set({ body: rewrite(reply.body), mentions: JSON.stringify(mentions) })
    .where('id', '=', id)
    .execute()
}
