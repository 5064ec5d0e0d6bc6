import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../../context.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../../db/paging.ts'
import { isInWindow, timeKey, type TimeKey, timeKeyOf } from '../../../db/time-key.ts'

/** A comment in any state. */
interface AnyReply {
  id: string
  publish_id: string
  author_id: string
  parent_id: string | null
  body: string
  file_id: string | null
  status: number
  like_count: number
  created_at: Date
}

interface ReplyFilter extends PageInput {
  /** A part of its text, in any case and width. */
  keyword?: string | undefined
  id?: string | undefined
  publishId?: string | undefined
  authorId?: string | undefined
  status?: number | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
}

/** A page of the comments in every state, newest first. totalCount: capped. */
export async function listAllReplies(ctx: Ctx, filter: ReplyFilter) {
  const found = sql`from reply where ${sql.join(conditionsOf(filter), sql` and `)}`
  const read = async (window: PageWindow<TimeKey>) => {
    const { rows } = await sql<AnyReply>`
      select id, publish_id, author_id, parent_id, body, file_id, status, like_count, created_at
      ${found} and ${isInWindow('reply', window)}
      order by reply.created_at desc, reply.id desc ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  return keysetPage(filter, timeKey, {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
}

function conditionsOf({
  keyword = '',
  id,
  publishId,
  authorId,
  status,
  ids,
}: ReplyFilter): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`true`,
    ...(keyword.trim() === '' ? [] : [hasWords(keyword.trim())]),
    ...(id === undefined ? [] : [sql<SqlBool>`id = ${id}`]),
    ...(publishId === undefined ? [] : [sql<SqlBool>`publish_id = ${publishId}`]),
    ...(authorId === undefined ? [] : [sql<SqlBool>`author_id = ${authorId}`]),
    // A literal: an index is partial.
    ...(status === undefined ? [] : [sql<SqlBool>`status = ${sql.lit(status)}`]),
    ...(ids === undefined ? [] : [sql<SqlBool>`id = any(${[...ids]}::uuid[])`]),
  ]
}

// The terms use an index, or are skipped if a word is so common that the newest comments contain it.
function hasWords(words: string): RawBuilder<SqlBool> {
  const part = containing(words)
  return sql<SqlBool>`(lower(normalize(body, NFKC)) like lower(normalize(${part}::text, NFKC))
    and text_terms(body) @> text_terms(${words}::text))`
}
