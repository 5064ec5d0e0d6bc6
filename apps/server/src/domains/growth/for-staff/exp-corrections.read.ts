import {
  expCorrectionSheet,
  StaffExpCorrection,
  type MethodParsed,
  type StaffExpCorrectionItem,
} from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { ExpCorrection } from '../../../db/tables.gen.ts'
import { defineExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'
import { requestsPage, walkRequests } from '../../../two-person-list.ts'
import { requestFacts } from '../../../two-person-request.ts'
import { loadExp } from '../../standing/index.ts'
import { loadNickNames } from '../../member/index.ts'

/** A page of corrections of experience and requests for them, newest first. totalCount: capped. */
export async function listExpCorrections(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffExpCorrection.GetList>,
) {
  const { rows, ...page } = await requestsPage<Selectable<ExpCorrection>>(ctx, input, {
    table: 'exp_correction',
    columns: sql`*`,
    from: sql`from exp_correction where true`,
  })
  return { ...page, items: await correctionItems(ctx, rows) }
}

export const expCorrectionExport = defineExport(
  StaffExpCorrection.Export,
  expCorrectionSheet,
  (ctx, { waiting }) => walkRequests((page) => listExpCorrections(ctx, { ...page, waiting })),
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
