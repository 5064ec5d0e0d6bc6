import {
  coinCorrectionSheet,
  StaffCoinCorrection,
  type MethodParsed,
  type StaffCorrectionItem,
} from '@guangquan/contract'
import { requestStateNames } from '@guangquan/contract/staff/staff-names'
import { sql, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import type { CoinCorrection } from '../../../db/tables.gen.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { requestFacts, requestState } from '../../../two-person-request.ts'

/** A page of the requests, newest first. totalCount: capped. */
export async function listCorrections(
  ctx: StaffCtx,
  { waiting, ...input }: MethodParsed<typeof StaffCoinCorrection.GetList>,
) {
  const isWaiting = sql`state = ${sql.lit(requestState.waiting)} and expires_at > ${ctx.now}`
  const found = sql`from coin_correction where ${waiting === true ? isWaiting : sql`true`}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const page = await sql<Selectable<CoinCorrection>>`
        select * ${found} and ${isInWindow('coin_correction', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(ctx.db)
      return page.rows
    },
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await correctionItems(ctx, rows) }
}

export const coinCorrectionExport = defineExport(
  StaffCoinCorrection.Export,
  coinCorrectionSheet,
  async function* (ctx, { waiting }) {
    for await (const correction of walkPages((page) => listCorrections(ctx, { ...page, waiting })))
      yield { ...correction, state: requestStateNames[correction.state] }
  },
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
