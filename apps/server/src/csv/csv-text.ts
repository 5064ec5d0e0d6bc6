import { csvTruth } from '@guangquan/contract'

/** What a cell may show; a list as its values with a mark between them. */
export type CsvValue = string | number | boolean | null | readonly string[]

/** First of a file: without it Excel reads UTF-8 as the encoding of its system. */
export const byteOrderMark = '\ufeff'

// A spreadsheet executes a cell that begins like a formula, some also after blanks or in full-width characters. Begun
// with apostrophes it gets one more, so that reading it takes the right one away.
const formula = /^'*(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

/**
 * What a spreadsheet would read as a number and write in another way: zeros at the front, more digits than it shows
 * (from 12 on) or keeps (15), digits with an E.
 */
const lossyDigits = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?[eE]\d+)$/
/** A cell that a spreadsheet shows as the text between the quotation marks. */
const textCell = /^="(\d[\d.eE]*)"$/

/** Lines of a CSV file, each with its end. */
export function csvText(lines: readonly (readonly CsvValue[])[]): string {
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

/** The text that was exported as this one: without what makes a spreadsheet keep it as it is, and not execute it. */
export function plainText(text: string): string {
  const digits = textCell.exec(text)?.[1]
  if (digits !== undefined) return digits
  return text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text
}

function textOf(value: string | boolean | readonly string[]): string {
  if (typeof value === 'boolean') return value ? csvTruth.yes : csvTruth.no
  return typeof value === 'string' ? value : value.join('、')
}

function cell(value: CsvValue): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = textOf(value)
  if (lossyDigits.test(text)) return `"=""${text}"""`
  const inert = formula.test(text) ? `'${text}` : text
  // Semicolons separate cells where a comma separates decimals.
  return /[",;\t\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
