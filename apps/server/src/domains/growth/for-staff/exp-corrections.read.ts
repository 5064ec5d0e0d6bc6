import {
  expCorrectionSheet,
  StaffExpCorrection,
  type MethodParsed,
  type StaffExpCorrectionItem,
} from '@guangquan/contract'
import { requestStateNames } from '@guangquan/contract/staff/staff-names'
import { sql, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import type { ExpCorrection } from '../../../db/tables.gen.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { requestFacts, requestState } from '../../../two-person-request.ts'
import { loadExp, loadNickNames } from '../../member/index.ts'

/** A page of corrections of experience and requests for them, newest first. totalCount: capped. */
export async function listExpCorrections(
  ctx: StaffCtx,
  { waiting, ...input }: MethodParsed<typeof StaffExpCorrection.GetList>,
) {
  const isWaiting = sql`state = ${sql.lit(requestState.waiting)} and expires_at > ${ctx.now}`
  const found = sql`from exp_correction where ${waiting === true ? isWaiting : sql`true`}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const page = await sql<Selectable<ExpCorrection>>`
        select * ${found} and ${isInWindow('exp_correction', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
      return page.rows
    },
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await correctionItems(ctx, rows) }
}

export const expCorrectionExport = defineExport(
  StaffExpCorrection.Export,
  expCorrectionSheet,
  async function* (ctx, { waiting }) {
    for await (const correction of walkPages((page) => listExpCorrections(ctx, { ...page, waiting })))
      yield { ...correction, state: requestStateNames[correction.state] }
  },
)

/** @throws ContentNotFound */
export async function loadExpCorrection(ctx: StaffCtx, id: string): Promise<StaffExpCorrectionItem> {
  const rows = await ctx.db.selectFrom('exp_correction').selectAll().where('id', '=', id).execute()
  const [item] = await correctionItems(ctx, rows)
  return item ?? fail('ContentNotFound')
}

async function correctionItems(
  ctx: StaffCtx,
  rows: readonly Selectable<ExpCorrection>[],
): Promise<StaffExpCorrectionItem[]> {
  const memberIds = [...new Set(rows.map((row) => row.member_id))]
  const [names, members] = await Promise.all([loadNickNames(ctx.db, memberIds), loadExp(ctx.db, memberIds)])
  const current = new Map(members.map((member) => [member.memberId, member] as const))
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    amount: row.amount,
    memo: row.memo,
    exp: current.get(row.member_id)?.exp ?? 0,
    level: current.get(row.member_id)?.level ?? 1,
    levelAfter: row.level_after,
    ...requestFacts(ctx, row),
  }))
}
