import { csvTruth } from '@guangquan/contract'

/** A value of a cell; a list becomes its values with a separator. */
export type CsvValue = string | number | boolean | null | readonly string[]

/** At the start of a file: without it Excel reads UTF-8 in its system's encoding. */
export const byteOrderMark = '\ufeff'

// A spreadsheet executes a cell that begins like a formula, some also after blanks or in full-width characters. A text
// that begins with apostrophes gets another one, so that reading it removes the right one.
const formula = /^'*(?:\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|[\t\r\n])/

/**
 * What a spreadsheet would read as a number and write differently: leading zeros, more digits than it shows (from 12)
 * or stores (15), digits with an E.
 */
const lossyDigits = /^(?:0\d+|\d{12,}|\d+(?:\.\d+)?[eE]\d+)$/
/** A cell that a spreadsheet shows as the text between the quotation marks. */
const textCell = /^="(\d[\d.eE]*)"$/

/** Lines of a CSV file, each with its end. */
export function csvText(lines: readonly (readonly CsvValue[])[]): string {
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')
}

/** The original of an exported text: without what makes a spreadsheet keep it unchanged and not execute it. */
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
