import { messageFolders, type ConversationItem, type Message, type MethodParsed } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../db/paging.ts'
import { loadUserBriefs } from '../member/index.ts'
import type { MessageRow } from './message.store.ts'
import { previewOf } from './message.view.ts'

type Row = Pick<MessageRow, 'kind' | 'text' | 'recalled_at' | 'sender_id'> & {
  id: string
  peer_id: string
  last_at: Date
  is_pinned: boolean
  is_muted: boolean
  unread: number
}

/** Pinned ones first, then by the time of the newest message. */
const listKey = z.tuple([z.boolean(), z.int(), z.uuid()])
type ListKey = z.output<typeof listKey>

/** A page of the caller's conversations. totalCount: capped. */
export async function listConversations(
  ctx: MemberCtx,
  input: MethodParsed<typeof Message.GetConversations>,
) {
  const isStranger = input.folder === messageFolders.strangers
  const listed = sql`from conversation_side side where side.member_id = ${ctx.viewer.id}::uuid
    and side.is_stranger = ${isStranger} and side.last_at is not null`
  const { rows, ...page } = await keysetPage(input, listKey, {
    read: (window) => readPage(ctx, isStranger, window),
    count: () => countUpToCap(ctx.db, listed),
    keyOf: (row): ListKey => [row.is_pinned, row.last_at.getTime(), row.id],
  })
  return { ...page, items: await loadItems(ctx, rows) }
}

async function readPage(
  { db, viewer }: MemberCtx,
  isStranger: boolean,
  window: PageWindow<ListKey>,
): Promise<Row[]> {
  const after =
    window.after === null
      ? sql`true`
      : sql`(side.is_pinned, side.last_at, side.conversation_id)
          < (${window.after[0]}, ${new Date(window.after[1])}, ${window.after[2]}::uuid)`
  const { rows } = await sql<Row>`
    select page.*, newest.kind, newest.text, newest.recalled_at, newest.sender_id
    from (
      select side.conversation_id as id, side.peer_id, side.last_at, side.is_pinned, side.is_muted,
        side.last_seq - side.read_seq as unread, side.last_seq
      from conversation_side side
      where side.member_id = ${viewer.id}::uuid and side.is_stranger = ${isStranger}
        and side.last_at is not null and ${after}
      order by side.is_pinned desc, side.last_at desc, side.conversation_id desc ${limitTo(window)}
    ) as page
    join message newest on newest.conversation_id = page.id and newest.seq = page.last_seq
    order by page.is_pinned desc, page.last_at desc, page.id desc`.execute(db)
  return rows
}

async function loadItems(ctx: MemberCtx, rows: readonly Row[]): Promise<ConversationItem[]> {
  const briefs = await loadUserBriefs(
    ctx,
    rows.map((row) => row.peer_id),
  )
  return rows.flatMap((row): ConversationItem[] => {
    const peer = briefs.get(row.peer_id)
    if (peer === undefined) return []
    return [
      {
        id: row.id,
        peer,
        preview: previewOf(ctx.viewer.id, row),
        updateTime: timeTextOf(row.last_at),
        unread: row.unread,
        isPinned: row.is_pinned,
        isMuted: row.is_muted,
      },
    ]
  })
}

/** Unread messages by folder, without conversations that are muted. */
export async function countUnreadMessages({
  db,
  viewer,
}: MemberCtx): Promise<{ known: number; strangers: number }> {
  const { rows } = await sql<{ known: number; strangers: number }>`
    select coalesce(sum(last_seq - read_seq) filter (where not is_stranger), 0)::int as known,
      coalesce(sum(last_seq - read_seq) filter (where is_stranger), 0)::int as strangers
    from conversation_side
    where member_id = ${viewer.id}::uuid and last_seq > read_seq and not is_muted`.execute(db)
  return rows[0] ?? { known: 0, strangers: 0 }
}
