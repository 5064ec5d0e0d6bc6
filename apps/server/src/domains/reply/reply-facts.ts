import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { anyOf, preparedQuery } from '../../db/prepared-query.ts'
import { replyStatus } from './reply.store.ts'

/** Texts and posts of shown comments. */
export async function loadReplyTexts(db: Queryable, ids: readonly string[]): Promise<ReplyText[]> {
  return ids.length === 0 ? [] : textsOf(db, { ids })
}

interface ReplyText {
  id: string
  body: string
  publish_id: string
}

const textsOf = preparedQuery<{ ids: readonly string[] }, ReplyText>('reply.texts', (db, param) =>
  db
    .selectFrom('reply')
    .select(['id', 'body', 'publish_id'])
    .where('id', '=', anyOf(param('ids')))
    .where('status', '=', sql.lit(replyStatus.shown)),
)

/** Writer and post of a shown comment. */
export function findShownReply(
  db: Queryable,
  id: string,
): Promise<{ author_id: string; publish_id: string } | undefined> {
  return db
    .selectFrom('reply')
    .select(['author_id', 'publish_id'])
    .where('id', '=', id)
    .where('status', '=', replyStatus.shown)
    .executeTakeFirst()
}

/** SQL: whether this member likes the comment. */
export function likesReplyById(
  memberId: RawBuilder<string>,
  replyId: RawBuilder<string>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from reply_like l where l.reply_id = ${replyId} and l.member_id = ${memberId})`
}
