import { byteOrderMark, csvText } from '../../csv/csv-text.ts'
import type { NamedFile } from './name-originals.ts'

/** Camera data, one line per file, for a spreadsheet. */
export function exifTable(files: readonly NamedFile[]): string {
  const fields = Object.keys(files[0]?.exif ?? {})
  const lines = [
    ['file', 'fileId', 'bytes', ...fields],
    ...files.map((file) => [file.path, file.id, file.size, ...fields.map((field) => file.exif[field] ?? '')]),
  ]
  return `${byteOrderMark}${csvText(lines)}`
}
