import { barredSheet, StaffLottery, type MethodParsed } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, type TimeKey } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames, pinMembers } from '../../member/index.ts'

interface BarredRow {
  member_id: string
  reason: string
  added_by: string
  created_at: Date
}

/** A page of the accounts that belong to staff, newest first. totalCount: capped. */
export async function listBarred(ctx: StaffCtx, input: MethodParsed<typeof StaffLottery.GetBarred>) {
  const { db } = ctx
  const found = sql`from lottery_barred where true`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, only, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (created_at, member_id) < (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<BarredRow>`select * ${found} ${isBehind}
        and ${isOnly(sql.ref('lottery_barred.member_id'), { only: only ?? null })}
        order by created_at desc, member_id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => [row.created_at.getTime(), row.member_id],
  })
  const names = await loadNickNames(
    db,
    rows.map((row) => row.member_id),
  )
  const items = rows.map((row) => ({
    id: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    reason: row.reason,
    addedBy: row.added_by,
    createTime: timeTextOf(row.created_at),
  }))
  return { ...page, items }
}

export const barredExport = defineExport(StaffLottery.ExportBarred, barredSheet, async function* (ctx) {
  yield* walkPages((page) => listBarred(ctx, page))
})

/** Adds an account of a member of staff to the barred ones, or removes it. @throws ContentNotFound, NotAllowedNow */
export async function barMember(
  ctx: StaffCtx,
  { memberId, on, reason }: MethodParsed<typeof StaffLottery.Bar>,
): Promise<{ memberId: string }> {
  const { staff, now } = ctx
  return inTransaction(ctx, async (tx) => {
    if ((await pinMembers(tx, [memberId])).length === 0) fail('ContentNotFound')
    const changed = on
      ? await tx
          .insertInto('lottery_barred')
          .values({ member_id: memberId, reason, added_by: staff.displayName, created_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('member_id')
          .execute()
      : await tx
          .deleteFrom('lottery_barred')
          .where('member_id', '=', memberId)
          .returning('member_id')
          .execute()
    if (changed.length === 0) fail('NotAllowedNow')
    await auditAct(ctx, tx, {
      act: on ? 'lottery.barred' : 'lottery.unbarred',
      targetKind: 'member',
      targetId: memberId,
      reason,
      before: { blocked: !on },
      after: { blocked: on },
    })
    return { memberId }
  })
}
