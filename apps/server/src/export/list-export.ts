import type { CsvSheet, ExportStart, Method, MethodParsed, StaffAccess } from '@guangquan/contract'
import { v4 as uuid } from 'uuid'
import { auditAct } from '../audit-chain/record-act.ts'
import type { StaffCtx } from '../context.ts'
import type { CsvValue } from '../csv/csv-text.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { maskPersonalData } from '../http/calls/mask-personal-data.ts'
import { insertExport } from './export.store.ts'
import { exportPath } from './export-path.ts'

/** A list of the console that can be exported. */
export interface ListExport {
  call: Method
  sheet: CsvSheet
  /** @param input as the call received it */
  rows: (ctx: StaffCtx, input: unknown) => AsyncIterable<Record<string, CsvValue>>
  /** Columns after those of the sheet, which depend on what is exported. */
  moreColumns: (ctx: StaffCtx, input: unknown) => Promise<Readonly<Record<string, string>>>
}

/** A file of an export: its path in the ZIP, and its key in the storage. */
export interface FileOfExport {
  path: string
  key: string
  createdAt: Date
}

/** An export of stored files, with the list as a table beside them. */
export interface FilesExport extends ListExport {
  files: (ctx: StaffCtx, input: unknown) => AsyncIterable<FileOfExport>
}

export const isOfFiles = (list: ListExport): list is FilesExport => 'files' in list

type ExportCall = Method<StaffAccess>

/** The name of an export in its row and the audit log: its service, with the list if a service exports several. */
export const exportName = ({ service, name }: Pick<Method, 'service' | 'name'>): string =>
  `${service}${name.slice('Export'.length)}`

/**
 * Declares the export of a list.
 * @param rows all rows of the list with the filters of `input`, in batches, as `walkRows` reads them
 * @param moreColumns headings of further columns, by their names in rows
 */
export function defineExport<M extends ExportCall, const Column extends string>(
  call: M,
  sheet: CsvSheet<Column>,
  rows: (ctx: StaffCtx, input: MethodParsed<M>) => AsyncIterable<Record<NoInfer<Column>, CsvValue>>,
  moreColumns?: (ctx: StaffCtx, input: MethodParsed<M>) => Promise<Readonly<Record<string, string>>>,
): ListExport {
  return {
    call,
    sheet,
    rows: (ctx, input) => rows(ctx, parsedOf(call, input)),
    moreColumns: async (ctx, input) => (await moreColumns?.(ctx, parsedOf(call, input))) ?? {},
  }
}

/** Declares an export of stored files as a ZIP, with the list as a table in it. */
export function defineFilesExport<M extends ExportCall>(
  call: M,
  sheet: CsvSheet,
  {
    rows,
    files,
  }: {
    rows: ListExport['rows']
    files: (ctx: StaffCtx, input: MethodParsed<M>) => AsyncIterable<FileOfExport>
  },
): FilesExport {
  return {
    call,
    sheet,
    rows,
    files: (ctx, input) => files(ctx, parsedOf(call, input)),
    moreColumns: async () => ({}),
  }
}

function parsedOf<M extends ExportCall>(call: M, input: unknown): MethodParsed<M>
function parsedOf(call: ExportCall, input: unknown): unknown {
  return call.input.parse(input)
}

/** Begins an export: who exports what, and why, is in the audit log before the first row is read. */
export async function beginExport(
  ctx: StaffCtx,
  { call }: Pick<ListExport, 'call'>,
  input: { reason: string; requestId?: string | undefined },
): Promise<ExportStart> {
  const { requestId: _, ...stored } = input
  const { reason, ...filters } = stored
  const id = uuid()
  await inTransaction(ctx, async (tx) => {
    await insertExport(tx, {
      id,
      sessionId: ctx.staff.sessionId,
      list: exportName(call),
      input: JSON.stringify(stored),
      now: ctx.now,
    })
    await auditAct(ctx, tx, {
      act: 'export.begun',
      targetKind: 'export',
      targetId: id,
      reason,
      after: { list: exportName(call), filters: maskPersonalData(JSON.stringify(filters)) },
    })
  })
  return { path: exportPath(ctx.app.env.PRODUCT_KEY, id) }
}
