import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { StaffCtx } from '../context.ts'
import { byteOrderMark, csvText, type CsvValue } from '../csv/csv-text.ts'
import { recordEnd, type OpenedExport } from './export-file.ts'
import type { FilesExport, ListExport } from './list-export.ts'

const rowsPerPart = 500

/**
 * An export of files, part by part, at the speed of the receiver: a ZIP with the table and each file unchanged. One
 * file is open at a time. The number of sent files is in the audit log before the last byte is sent, even if the
 * receiver left.
 */
export async function* zipExport(
  ctx: StaffCtx,
  { id, list, input, mayGoOn }: OpenedExport & { list: FilesExport },
): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const out = new PassThrough()
  zip.outputStream.pipe(out)
  let sent = 0
  let isOver = false
  let isWhole = false
  let current: Readable | undefined
  const failWith = (error: unknown) => out.destroy(asError(error))
  zip.once('error', failWith)
  const open = async (key: string): Promise<Readable> => {
    if (!(await mayGoOn())) throw new Error('an export was ended with its session')
    const object = await ctx.app.storage.get(key)
    if (isOver) object?.stream.destroy()
    sent += 1
    // Removed since it was listed: its name remains, without content.
    return object?.stream ?? Readable.from([])
  }
  try {
    zip.addReadStreamLazy(`${list.sheet.name}.csv`, (give) =>
      give(null, Readable.from(tableOf(ctx, list, input))),
    )
    for await (const { path, key, createdAt } of list.files(ctx, input))
      // Photographs are already compressed.
      zip.addReadStreamLazy(path, { compress: false, mtime: createdAt }, (give) => {
        open(key).then((stream) => {
          current = stream
          stream.once('error', failWith)
          give(null, stream)
        }, failWith)
      })
    zip.end()
    let held: Buffer | null = null
    for await (const part of out) {
      if (held !== null) yield held
      held = Buffer.from(part)
    }
    await recordEnd(ctx, id, { act: 'export.ended', rows: sent })
    isWhole = true
    if (held !== null) yield held
  } finally {
    isOver = true
    current?.destroy()
    if (!isWhole) await recordEnd(ctx, id, { act: 'export.cancelled', rows: sent })
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

async function* tableOf(ctx: StaffCtx, list: ListExport, input: unknown): AsyncGenerator<string> {
  const columns = Object.keys(list.sheet.columns)
  let lines: CsvValue[][] = [Object.values(list.sheet.columns)]
  yield byteOrderMark
  for await (const row of list.rows(ctx, input)) {
    if (lines.length >= rowsPerPart) {
      yield csvText(lines)
      lines = []
    }
    lines.push(columns.map((column) => row[column] ?? null))
  }
  yield csvText(lines)
}
