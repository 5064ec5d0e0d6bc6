import { auditAct } from '../audit-chain/record-act.ts'
import type { StaffCtx } from '../context.ts'
import { byteOrderMark, csvText, type CsvValue } from '../csv/csv-text.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { ListExport } from './list-export.ts'

const rowsPerPart = 500

export interface OpenedExport {
  id: string
  list: ListExport
  input: unknown
  /** Called before each part: the session may end while the file is written. */
  mayGoOn: () => Promise<boolean>
}

/**
 * The text of an export, part by part, at the speed of the receiver. The number of rows is in the audit log before the
 * last byte is sent, even if the receiver left.
 */
export async function* exportFile(
  ctx: StaffCtx,
  { id, list, input, mayGoOn }: OpenedExport,
): AsyncGenerator<string> {
  let rows = 0
  let isWhole = false
  try {
    const heads = { ...list.sheet.columns, ...(await list.moreColumns(ctx, input)) }
    const columns = Object.keys(heads)
    let lines: CsvValue[][] = [Object.values(heads)]
    yield byteOrderMark
    for await (const row of list.rows(ctx, input)) {
      if (lines.length >= rowsPerPart) {
        if (!(await mayGoOn())) throw new Error('an export was ended with its session')
        yield csvText(lines)
        lines = []
      }
      lines.push(columns.map((column) => row[column] ?? null))
      rows += 1
    }
    await recordEnd(ctx, id, { act: 'export.ended', rows })
    isWhole = true
    yield csvText(lines)
  } finally {
    if (!isWhole) await recordEnd(ctx, id, { act: 'export.cancelled', rows })
  }
}

/** Records the end of an export with its number of rows or files. */
export async function recordEnd(
  ctx: StaffCtx,
  id: string,
  { act, rows }: { act: string; rows: number },
): Promise<void> {
  const ending = { ...ctx, now: ctx.app.now() }
  await inTransaction(ctx, (tx) =>
    auditAct(ending, tx, { act, targetKind: 'export', targetId: id, after: { rows } }),
  )
}
