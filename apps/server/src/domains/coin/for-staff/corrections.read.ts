import {
  coinCorrectionSheet,
  StaffCoinCorrection,
  type MethodParsed,
  type StaffCorrectionItem,
} from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { CoinCorrection } from '../../../db/tables.gen.ts'
import { defineExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { requestsPage, walkRequests } from '../../../two-person-list.ts'
import { requestFacts } from '../../../two-person-request.ts'

/** A page of the requests, newest first. totalCount: capped. */
export async function listCorrections(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffCoinCorrection.GetList>,
) {
  const { rows, ...page } = await requestsPage<Selectable<CoinCorrection>>(ctx, input, {
    table: 'coin_correction',
    columns: sql`*`,
    from: sql`from coin_correction where true`,
  })
  return { ...page, items: await correctionItems(ctx, rows) }
}

export const coinCorrectionExport = defineExport(
  StaffCoinCorrection.Export,
  coinCorrectionSheet,
  (ctx, { waiting }) => walkRequests((page) => listCorrections(ctx, { ...page, waiting })),
)

/** @throws ContentNotFound */
export async function loadCorrection(ctx: StaffCtx, id: string): Promise<StaffCorrectionItem> {
  const rows = await ctx.db.selectFrom('coin_correction').selectAll().where('id', '=', id).execute()
  const [item] = await correctionItems(ctx, rows)
  return item ?? fail('ContentNotFound')
}

async function correctionItems(
  ctx: StaffCtx,
  rows: readonly Selectable<CoinCorrection>[],
): Promise<StaffCorrectionItem[]> {
  const names = await loadNickNames(
    ctx.db,
    rows.map((row) => row.member_id),
  )
  return rows.map((row) => ({
    id: row.id,
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    amount: row.amount,
    memo: row.memo,
    ...requestFacts(ctx, row),
  }))
}
