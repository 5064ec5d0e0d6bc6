import {
  coinKindNames,
  coinSheet,
  coinSource,
  coinText,
  StaffCoin,
  type MethodParsed,
  type StaffCoinItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf, type TimeKey } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { findMemberId, loadNickNames } from '../../member/index.ts'
import { kindOf } from '../coin.read.ts'
import { movementKinds } from '../ledger/coin-accounts.ts'

interface MovementRow {
  id: string
  member_id: string
  kind: number
  amount: number
  memo: string
  biz_type: string
  biz_id: string
  created_at: Date
}

type Filters = Omit<MethodParsed<typeof StaffCoin.Export>, 'reason'>

/** A page of everybody's movements, newest first. totalCount: capped. */
export async function listMovements({ db }: StaffCtx, input: MethodParsed<typeof StaffCoin.GetList>) {
  const found = await movementsWith(db, input)
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => readMovements(db, found, window),
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await movementItems(db, rows) }
}

export const coinExport = defineExport(
  StaffCoin.Export,
  coinSheet,
  async function* (ctx, { keyword, kind, from, to }) {
    const filters = { keyword, kind, from, to }
    for await (const movement of walkPages((page) => listMovements(ctx, { ...page, ...filters })))
      yield {
        ...movement,
        kind: coinKindNames[movement.kind],
        bizType: coinSource(movement.bizType, movement.bizId).name,
      }
  },
)

async function movementsWith(db: Queryable, filters: Filters): Promise<RawBuilder<unknown>> {
  const { kind, from, to } = filters
  const keyword = filters.keyword?.trim() ?? ''
  const conditions = [
    sql<SqlBool>`true`,
    ...(keyword === '' ? [] : [sql<SqlBool>`member_id = ${await findMemberId(db, keyword)}`]),
    ...(kind === undefined ? [] : [sql<SqlBool>`kind = ${movementKinds[kind].code}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`created_at >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`created_at < ${new Date(to)}`]),
  ]
  return sql`from coin_tx where ${sql.join(conditions, sql` and `)}`
}

async function readMovements(
  db: Queryable,
  found: RawBuilder<unknown>,
  window: { after: TimeKey | null; limit: number; skip: number },
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select id, member_id, kind, amount, memo, biz_type, biz_id, created_at
    ${found} and ${isInWindow('coin_tx', window)}
    order by created_at desc, id desc ${limitTo(window)}`.execute(db)
  return rows
}

async function movementItems(db: Queryable, rows: readonly MovementRow[]): Promise<StaffCoinItem[]> {
  const names = await loadNickNames(
    db,
    rows.map((row) => row.member_id),
  )
  return rows.map((row) => {
    const kind = kindOf(row.kind)
    return {
      id: row.id,
      memberId: row.member_id,
      nickName: names.get(row.member_id) ?? '',
      kind,
      amount: row.amount,
      text: coinText(kind, row.memo),
      bizType: row.biz_type,
      bizId: row.biz_id,
      createTime: timeTextOf(row.created_at),
    }
  })
}
