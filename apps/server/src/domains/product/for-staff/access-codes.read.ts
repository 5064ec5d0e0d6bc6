import {
  accessCodeBatchSheet,
  StaffAccessCode,
  type AccessCodeBatch,
  type MethodParsed,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'

interface BatchRow {
  id: string
  product_id: string
  name: string
  note: string
  amount: number
  created_by: string
  created_at: Date
  made_at: Date | null
  version: number
  unused: number
  used: number
  frozen: number
  voided: number
}

const countOf = (state: number) =>
  sql`(select count(*) from access_code c where c.batch_id = b.id and c.state = ${sql.lit(state)})`

const columns = sql`b.id, b.product_id, p.name, b.note, b.amount, b.created_by, b.created_at, b.made_at,
  b.version, ${countOf(0)} as unused, ${countOf(1)} as used, ${countOf(2)} as frozen, ${countOf(3)} as voided
  from access_code_batch b join product_info p on p.id = b.product_id`

/** A page of the batches, newest first. totalCount: capped. */
export async function listBatches(ctx: StaffCtx, input: MethodParsed<typeof StaffAccessCode.GetList>) {
  const ofProduct =
    input.productId === undefined ? sql<SqlBool>`true` : sql<SqlBool>`b.product_id = ${input.productId}::uuid`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<BatchRow>`select ${columns}
        where ${ofProduct} and ${isInWindow('b', window)}
        order by b.created_at desc, b.id desc ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, sql`from access_code_batch b where ${ofProduct}`),
    keyOf: timeKeyOf,
  })
  return { ...page, items: rows.map(batchItem) }
}

export const accessCodeBatchExport = defineExport(
  StaffAccessCode.Export,
  accessCodeBatchSheet,
  async function* (ctx, { productId }) {
    yield* walkPages((page) => listBatches(ctx, { ...page, productId }))
  },
)

/** @throws ContentNotFound */
export async function loadBatch({ db }: Pick<StaffCtx, 'db'>, id: string): Promise<AccessCodeBatch> {
  const { rows } = await sql<BatchRow>`select ${columns} where b.id = ${id}::uuid`.execute(db)
  const [row] = rows
  return row === undefined ? fail('ContentNotFound') : batchItem(row)
}

function batchItem(row: BatchRow): AccessCodeBatch {
  return {
    id: row.id,
    productId: row.product_id,
    productName: row.name,
    note: row.note,
    amount: row.amount,
    creatorName: row.created_by,
    createTime: timeTextOf(row.created_at),
    madeTime: row.made_at === null ? null : timeTextOf(row.made_at),
    unused: row.unused,
    used: row.used,
    frozen: row.frozen,
    voided: row.voided,
    version: row.version,
  }
}
