import {
  bookStates,
  exhibitionStates,
  type BookEntry,
  type MethodParsed,
  type OnlineGallery,
} from '@guangquan/contract'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import * as z from 'zod'
import type { Ctx, MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../db/time-key.ts'
import type { ExhibitionNote } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { loadUserBriefs } from '../member/index.ts'
import { lockPostingRights } from '../standing/index.ts'
import { findOpened, stateOf } from './gallery.store.ts'

type NoteRow = Selectable<ExhibitionNote>
const bookState = z.literal(Object.values(bookStates))

/**
 * A page of a visitors' book: entries that staff passed, and all of the viewer's. totalCount: capped. @throws
 * ContentNotFound
 */
export async function listBook(ctx: Ctx, { id, ...input }: MethodParsed<typeof OnlineGallery.GetBook>) {
  const { db, now, viewer } = ctx
  await findOpened(db, id, now)
  const own = viewer === null ? sql`` : sql`or member_id = ${viewer.id}::uuid`
  const found = sql`from exhibition_note where exhibition_id = ${id}::uuid
    and (state = ${sql.lit(bookStates.shown)} ${own})`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: async (window) => {
      const read = await sql<NoteRow>`select exhibition_note.* ${found}
        and ${isInWindow('exhibition_note', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await entriesOf(ctx, rows) }
}

async function entriesOf(ctx: Ctx, rows: readonly NoteRow[]): Promise<BookEntry[]> {
  const authors = await loadUserBriefs(
    ctx,
    rows.map((row) => row.member_id),
  )
  return rows.map((row) => ({
    id: row.id,
    author: authors.get(row.member_id) ?? null,
    text: row.text,
    createTime: timeTextOf(row.created_at),
    isOwn: ctx.viewer?.id === row.member_id,
    state: bookState.parse(row.state),
  }))
}

/** Writes in the book of an open exhibition, once a day. @throws ContentNotFound, ContentRefused, NotAllowedNow */
export async function writeBook(
  ctx: MemberCtx,
  { id, text }: MethodParsed<typeof OnlineGallery.WriteBook>,
): Promise<BookEntry> {
  if ((await judgeText(ctx, [text])) === 'block') fail('ContentRefused')
  return inTransaction(ctx, async (tx) => {
    await lockPostingRights(tx, ctx.viewer.id)
    const exhibition = await findOpened(tx, id, ctx.now)
    if (stateOf(exhibition, ctx.now) !== exhibitionStates.open) fail('NotAllowedNow')
    const row = await tx
      .insertInto('exhibition_note')
      .values({
        id: uuid(),
        exhibition_id: id,
        member_id: ctx.viewer.id,
        day: dayOf(ctx.now),
        text,
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) fail('NotAllowedNow')
    const [entry] = await entriesOf({ ...ctx, db: tx }, [row])
    return entry ?? fail('ContentNotFound')
  })
}

/** @throws ContentNotFound */
export async function deleteBook(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const gone = await tx
      .deleteFrom('exhibition_note')
      .where('id', '=', id)
      .where('member_id', '=', ctx.viewer.id)
      .returning('id')
      .executeTakeFirst()
    return gone === undefined ? fail('ContentNotFound') : null
  })
}
