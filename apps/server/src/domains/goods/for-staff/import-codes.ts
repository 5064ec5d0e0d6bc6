import {
  codeBatchSheet,
  CodeCsvRow,
  codeSentences,
  codeSheet,
  type MethodParsed,
  StaffGoodsCode,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { App, StaffCtx } from '../../../context.ts'
import { readCsv, withFaults, type CsvFile, type FoundFault } from '../../../csv/read-csv.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { fail } from '../../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../../http/calls/once-ctx.ts'
import { codeIndex, foldCode, sealCode } from '../codes/code-text.ts'
import { findGoods } from '../goods.store.ts'
import { lockGoods } from './save-goods.ts'

/** The number of codes that an import would add, and the faults of the file. @throws ContentNotFound */
export async function checkCodes(
  { app, db }: StaffCtx,
  { goodsId, csv }: MethodParsed<typeof StaffGoodsCode.CheckImport>,
) {
  if ((await findGoods(db, goodsId)) === undefined) fail('ContentNotFound')
  const { rows, faults } = await readCodes(app, db, csv)
  return { added: faults.length === 0 ? rows.length : 0, faults }
}

/**
 * Imports codes into the pool of goods, whose stock they are.
 * @throws ContentNotFound, NotAllowedNow for goods without a pool, BadInput for a file with a fault
 */
export async function importCodes(
  ctx: OnceCtx<{ added: number }, StaffCtx>,
  { goodsId, csv, reason }: MethodParsed<typeof StaffGoodsCode.Import>,
): Promise<CommittedResponse> {
  const { app, now } = ctx
  const { rows, faults } = await readCodes(app, ctx.db, csv)
  if (faults.length > 0) fail('BadInput', { fields: { csv: codeSentences.faults } })
  const sealed = rows.map(({ value: { code } }) => {
    const id = uuid()
    const [cipher, index] = [sealCode(app.env, id, code), codeIndex(app.env, code)]
    return { id, cipher: cipher.toString('hex'), index: index.toString('hex') }
  })
  return ctx.once(async (tx) => {
    const goods = await lockGoods(tx, goodsId)
    if (!goods.has_code_pool) fail('NotAllowedNow')
    const batchId = uuid()
    await tx
      .insertInto('goods_code_batch')
      .values({
        id: batchId,
        goods_id: goodsId,
        count: rows.length,
        created_by: ctx.staff.name,
        created_at: now,
      })
      .execute()
    const added = await sql`
      insert into goods_code (id, goods_id, code_cipher, code_index, batch_id, state)
      select id, ${goodsId}, decode(cipher, 'hex'), decode(index, 'hex'), ${batchId}, 0
      from jsonb_to_recordset(${JSON.stringify(sealed)}::jsonb) as given (id uuid, cipher text, index text)
      on conflict (code_index) do nothing`.execute(tx)
    // Somebody imported one of them since the file was read.
    if (Number(added.numAffectedRows) < rows.length)
      fail('BadInput', { fields: { csv: codeSentences.known } })
    await tx
      .updateTable('goods')
      .set((eb) => ({ stock: eb('stock', '+', rows.length), updated_at: now }))
      .where('id', '=', goodsId)
      .execute()
    await auditAct(ctx, tx, {
      act: 'goods.codesImported',
      targetKind: 'goods',
      targetId: goodsId,
      reason,
      before: { stock: goods.stock },
      after: { stock: (goods.stock ?? 0) + rows.length, added: rows.length, name: goods.name },
    })
    return { added: rows.length }
  })
}

/** A page of the imports of goods, newest first. totalCount: capped. */
export async function listBatches({ db }: StaffCtx, input: MethodParsed<typeof StaffGoodsCode.GetBatchList>) {
  const found = sql`from goods_code_batch where goods_id = ${input.goodsId}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<BatchRow>`
        select id, count, created_by, created_at, (
          select count(*) from goods_code where batch_id = goods_code_batch.id and state = 0) as left
        ${found} and ${isInWindow('goods_code_batch', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return {
    ...page,
    items: rows.map((row) => ({
      id: row.id,
      count: row.count,
      left: row.left,
      createdBy: row.created_by,
      createTime: timeTextOf(row.created_at),
    })),
  }
}

export const codeBatchExport = defineExport(
  StaffGoodsCode.ExportBatch,
  codeBatchSheet,
  async function* (ctx, { goodsId }) {
    yield* walkPages((page) => listBatches(ctx, { ...page, goodsId }))
  },
)

interface BatchRow {
  id: string
  count: number
  created_by: string
  created_at: Date
  left: number
}

async function readCodes(app: App, db: Queryable, csv: string): Promise<CsvFile<{ code: string }>> {
  const file = await readCsv(csv, { row: CodeCsvRow, columns: codeSheet.columns })
  const { rows } = file
  const found: FoundFault[] = []
  const column = codeSheet.columns.code
  const seen = new Set<string>()
  const indexes = rows.map(({ value }) => codeIndex(app.env, value.code))
  const known = await findKnown(db, indexes)
  for (const [at, { line, value }] of rows.entries()) {
    const folded = foldCode(value.code)
    if (seen.has(folded)) found.push({ line, column, message: codeSentences.twice })
    else if (known.has(indexes[at]?.toString('hex') ?? ''))
      found.push({ line, column, message: codeSentences.known })
    seen.add(folded)
  }
  return { ...file, faults: withFaults(file, found) }
}

async function findKnown(db: Queryable, indexes: readonly Buffer[]): Promise<Set<string>> {
  const { rows } = await sql<{ index: string }>`
    select encode(code_index, 'hex') as index from goods_code
    where code_index = any(${[...indexes]}::bytea[])`.execute(db)
  return new Set(rows.map(({ index }) => index))
}
