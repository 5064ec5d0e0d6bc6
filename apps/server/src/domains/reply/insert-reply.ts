import type { CritiqueInput, Mention } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { eventRow, insertEventFor, wakeForEvents, type EventRow } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { movePostCount } from '../post/index.ts'
import { critiqueColumns } from './critique-row.ts'
import { replyColumns, type ReplyRow } from './reply-rows.ts'
import { replyStatus } from './reply.store.ts'

export interface NewReply {
  id: string
  publishId: string
  /** The first-level comment it belongs to. */
  parentId: string | null
  /** The member it answers within the second level. */
  replyToId: string | null
  authorId: string
  text: string
  mentions: Mention[]
  fileId: string | null
  status: number
  createdAt: Date
  critique?: CritiqueInput | undefined
}

/**
 * Inserts a comment; a shown one is announced and counted in its post. To be called last, because it locks the row of
 * the post.
 * @returns the comment as its writer sees it
 * @throws Failure ContentNotFound if the post was deleted in the meantime
 */
export async function insertReply(tx: Tx, reply: NewReply): Promise<ReplyRow> {
  const { id, publishId, authorId, critique, mentions, ...rest } = reply
  const shown = reply.status === replyStatus.shown
  const { rubric, region } =
    critique === undefined ? { rubric: null, region: null } : critiqueColumns(critique)
  const [row] = await insertRow(
    tx,
    { shown },
    {
      ...rest,
      id,
      publishId,
      authorId,
      rubric,
      region,
      mentions: JSON.stringify(mentions),
      ...eventRow('reply.written', { replyId: id, publishId, authorId }),
    },
  )
  if (row === undefined || (shown && !row.counted)) fail('ContentNotFound')
  if (shown) await wakeForEvents(tx)
  return row
}

type ReplyValues = Omit<NewReply, 'critique' | 'mentions'> &
  EventRow & { mentions: string; rubric: number | null; region: string | null }

const insertRow = preparedQueries<ReplyValues, { shown: boolean }, ReplyRow & { counted: boolean }>(
  'reply.insert',
  (db, param, { shown }) => {
    const author = sql<string>`${param('authorId')}::uuid`
    const insert = sql`
      insert into reply (id, publish_id, parent_id, reply_to_id, author_id, body, mentions, file_id, status, created_at,
        rubric, region)
      values (${param('id')}, ${param('publishId')}, ${param('parentId')}, ${param('replyToId')}, ${author},
        ${param('text')}, ${param('mentions')}, ${param('fileId')}, ${param('status')}, ${param('createdAt')},
        ${param('rubric')}, ${param('region')})
      returning ${replyColumns(author)}`
    const query = shown
      ? sql<ReplyRow & { counted: boolean }>`
          with written as (${insert}),
            event as (${insertEventFor(param, sql`written`)}),
            counted as (${movePostCount('reply_count', sql`select publish_id from written`, 1)})
          select written.*, exists (select from counted) as counted from written`
      : sql<ReplyRow & { counted: boolean }>`
          with written as (${insert}) select written.*, false as counted from written`
    return { compile: () => query.compile(db) }
  },
)
