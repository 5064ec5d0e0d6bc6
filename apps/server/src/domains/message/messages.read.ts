import {
  messageKinds,
  messageLimits,
  type Message,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { keysetPage, limitTo, type PageInput } from '../../db/paging.ts'
import { readByPeer } from './conversation.read.ts'
import { findSide, type SideRow } from './conversation.store.ts'
import type { MessageRow } from './message.store.ts'
import { loadMessageItems } from './message.view.ts'

/** Number of a message in its conversation, newest first. */
const seqKey = z.int()

/** A page of a conversation, newest first. @throws ContentNotFound */
export async function listMessages(ctx: MemberCtx, input: MethodParsed<typeof Message.GetMessages>) {
  const own = await findSide(ctx.db, input.id, ctx.viewer.id)
  return pageOfMessages(ctx, { own, input, where: sql`true`, count: () => own.last_seq - own.cleared_seq })
}

/** A page of a conversation's messages with photographs, newest first. @throws ContentNotFound */
export async function listPhotographs(ctx: MemberCtx, input: MethodParsed<typeof Message.GetPhotographs>) {
  const own = await findSide(ctx.db, input.id, ctx.viewer.id)
  const where = sql<SqlBool>`kind = ${sql.lit(messageKinds.photographs)} and recalled_at is null`
  return pageOfMessages(ctx, { own, input, where, count: () => 0 })
}

interface Listed {
  own: SideRow
  input: PageInput
  where: RawBuilder<unknown>
  count: () => number
}

async function pageOfMessages(ctx: MemberCtx, { own, input, where, count }: Listed) {
  const { rows, ...page } = await keysetPage(input, seqKey, {
    read: async (window) => {
      const before = window.after === null ? sql`true` : sql`seq < ${window.after}`
      const read = await sql<MessageRow>`select * from message
        where conversation_id = ${own.conversation_id}::uuid and seq > ${own.cleared_seq} and ${where} and ${before}
        order by seq desc ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count,
    keyOf: (row) => row.seq,
  })
  return { ...page, items: await loadMessageItems(ctx, rows) }
}

/** Changes of a conversation since a change that the caller has, in order. @throws ContentNotFound */
export async function listChanges(
  ctx: MemberCtx,
  { id, after }: { id: string; after: number },
): Promise<MethodOutput<typeof Message.GetChanges>> {
  const own = await findSide(ctx.db, id, ctx.viewer.id)
  const { rows } = await sql<MessageRow>`select * from message
    where conversation_id = ${id}::uuid and change > ${after} and seq > ${own.cleared_seq}
    order by change limit ${sql.lit(messageLimits.page + 1)}`.execute(ctx.db)
  return {
    items: await loadMessageItems(ctx, rows.slice(0, messageLimits.page)),
    isLast: rows.length <= messageLimits.page,
    peerReadSeq: await readByPeer(ctx.db, own),
  }
}
