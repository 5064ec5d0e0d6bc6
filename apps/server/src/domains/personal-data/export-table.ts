import { escapeHtml } from '../../text/escape-html.ts'
import type { Column, PartWords } from './export-columns-page.ts'
import { pageWords } from './export-words-page.ts'

/** Rows of one list on the page; the file has them all. */
const maxRows = 2000

/** A value as the page writes it. */
function textOf({ words }: Column, value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join('、')
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return ''
  const text = String(value)
  return words?.[text] ?? text
}

function valueOf(row: object, { key }: Column): unknown {
  return Reflect.get(row, key)
}

/** One object: its fields with their names. */
export function fieldsHtml(row: object, columns: readonly Column[]): string {
  const lines = columns.flatMap((column) => {
    const text = textOf(column, valueOf(row, column))
    return text === '' ? [] : [`<dt>${escapeHtml(column.label)}</dt><dd>${escapeHtml(text)}</dd>`]
  })
  return lines.length === 0 ? none : `<dl>${lines.join('')}</dl>`
}

const none = `<p>${pageWords.none}</p>`

function rowHtml(row: unknown, columns: readonly Column[]): string {
  const cells =
    typeof row === 'object' && row !== null
      ? columns.map((column) => textOf(column, valueOf(row, column)))
      : [String(row)]
  return `<tr>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`
}

/** A list under its heading, written while it is read; of a long one the beginning. */
export async function* tableHtml(
  name: string,
  { title, columns }: PartWords,
  rows: Iterable<unknown> | AsyncIterable<unknown>,
): AsyncGenerator<string> {
  yield `<h2 id="${escapeHtml(name)}">${escapeHtml(title)}</h2>`
  let count = 0
  for await (const row of rows) {
    if (count === 0) yield `<div><table>${headHtml(columns)}`
    if (++count > maxRows) break
    yield rowHtml(row, columns)
  }
  yield count === 0 ? none : '</table></div>'
  if (count > maxRows) yield `<p>${escapeHtml(pageWords.more(name))}</p>`
}

function headHtml(columns: readonly Column[]): string {
  return columns.length === 0
    ? ''
    : `<tr>${columns.map(({ label }) => `<th>${escapeHtml(label)}</th>`).join('')}</tr>`
}
