import type { NamedFile } from './write-export.ts'

/**
 * Camera data, one line per file, for a spreadsheet (UTF-8 with a byte order mark, so that Excel reads Chinese names).
 */
export function exifTable(files: readonly NamedFile[]): string {
  const fields = Object.keys(files[0]?.exif ?? {})
  const lines = [
    ['file', 'fileId', 'bytes', ...fields],
    ...files.map((file) => [file.path, file.id, file.size, ...fields.map((field) => file.exif[field] ?? '')]),
  ]
  return `\ufeff${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}

// A spreadsheet would execute a cell that begins like a formula.
function cell(value: string | number | boolean): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
