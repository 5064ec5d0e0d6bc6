import { sql } from 'kysely'
import type { Database, Tx } from '../../db/client.ts'
import { eraseMention, mentionsMember, readMentions } from '../mention/index.ts'

const batch = 100

/** Removes a member's name and id from others' comments. May be run again after an interruption. */
export async function eraseMentionsInReplies(db: Database, memberId: string): Promise<void> {
  for (;;) {
    const rows = await db
      .selectFrom('reply')
      .select('id')
      .where(mentionsMember(sql.ref('mentions'), memberId))
      .limit(batch)
      .execute()
    for (const { id } of rows) await db.transaction().execute((tx) => eraseInReply(tx, id, memberId))
    if (rows.length < batch) return
  }
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
