import { bookStates, type MethodParsed, type StaffGallery } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import * as z from 'zod'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import type { ExhibitionNote } from '../../../db/tables.gen.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'

const bookState = z.literal(Object.values(bookStates))
type Row = Selectable<ExhibitionNote> & { exhibition_title: string }

/** A page of all visitors' books, the newest entry first. totalCount: capped. */
export async function listStaffBook(
  { db }: StaffCtx,
  { exhibitionId, state, ...input }: MethodParsed<typeof StaffGallery.GetBook>,
) {
  const found = sql`from exhibition_note where true
    ${exhibitionId === undefined ? sql`` : sql`and exhibition_id = ${exhibitionId}::uuid`}
    ${state === undefined ? sql`` : sql`and state = ${state}`}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<Row>`select exhibition_note.*,
          (select title from exhibition e where e.id = exhibition_note.exhibition_id) as exhibition_title
        ${found} and ${isInWindow('exhibition_note', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  const names = await loadNickNames(
    db,
    rows.map((row) => row.member_id),
  )
  const items = rows.map((row) => ({
    id: row.id,
    exhibitionTitle: row.exhibition_title,
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    text: row.text,
    state: bookState.parse(row.state),
    createTime: timeTextOf(row.created_at),
  }))
  return { ...page, items }
}

/** Shows an entry of a visitors' book or not. @throws ContentNotFound, NotAllowedNow */
export async function decideBook(
  ctx: StaffCtx,
  { id, show, reason }: MethodParsed<typeof StaffGallery.DecideBook>,
): Promise<{ id: string }> {
  const state = show ? bookStates.shown : bookStates.refused
  return inTransaction(ctx, async (tx) => {
    const before = await tx
      .selectFrom('exhibition_note')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (before === undefined) fail('ContentNotFound')
    if (before.state === state) fail('NotAllowedNow')
    await tx.updateTable('exhibition_note').set({ state }).where('id', '=', id).execute()
    await auditAct(ctx, tx, {
      act: 'exhibitionNote.decided',
      targetKind: 'exhibitionNote',
      targetId: id,
      reason,
      before: { text: before.text, state: before.state },
      after: { text: before.text, state },
    })
    return { id }
  })
}
