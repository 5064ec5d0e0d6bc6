import type { FoundMessage, Message, MethodParsed } from '@guangquan/contract'
import { searchWords } from '@guangquan/rules/words/search-fold'
import { sql } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { keysetPage, limitTo } from '../../db/paging.ts'
import { loadUserBriefs } from '../member/index.ts'
import { findSide } from './conversation.store.ts'
import type { MessageRow } from './message.store.ts'
import { loadMessageItems } from './message.view.ts'

type Row = MessageRow & { peer_id: string }

/** A page of the caller's messages with all words of a text, newest first. @throws ContentNotFound */
export async function searchMessages(ctx: MemberCtx, input: MethodParsed<typeof Message.Search>) {
  if (input.id !== undefined) await findSide(ctx.db, input.id, ctx.viewer.id)
  const words = searchWords(input.keyword)
  const { rows, ...page } = await keysetPage(input, z.uuid(), {
    read: async (window) => {
      if (words.length === 0) return []
      const before = window.after === null ? sql`true` : sql`message.id < ${window.after}::uuid`
      const inOne = input.id === undefined ? sql`true` : sql`side.conversation_id = ${input.id}::uuid`
      const read = await sql<Row>`select message.*, side.peer_id from conversation_side side
        join message on message.conversation_id = side.conversation_id and message.seq > side.cleared_seq
        where side.member_id = ${ctx.viewer.id}::uuid and ${inOne} and message.recalled_at is null
          and ${sql.join(
            words.map((word) => sql`strpos(message.folded, ${word}) > 0`),
            sql` and `,
          )} and ${before}
        order by message.id desc ${limitTo(window)}`.execute(ctx.app.searchDb)
      return read.rows
    },
    // Counting would read every message of the caller.
    count: () => 0,
    keyOf: (row) => row.id,
  })
  return { ...page, items: await loadFound(ctx, rows) }
}

async function loadFound(ctx: MemberCtx, rows: readonly Row[]): Promise<FoundMessage[]> {
  const messages = await loadMessageItems(ctx, rows)
  const briefs = await loadUserBriefs(
    ctx,
    rows.map((row) => row.peer_id),
  )
  return rows.flatMap((row, index): FoundMessage[] => {
    const [peer, message] = [briefs.get(row.peer_id), messages[index]]
    if (peer === undefined || message === undefined) return []
    return [{ id: row.id, conversationId: row.conversation_id, peer, message }]
  })
}
