import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { csvLimits, csvSentences, issueSentence, type CsvFault } from '@guangquan/contract'
import { CsvError, parse } from 'csv-parse'
import * as z from 'zod'
import { plainText } from './csv-text.ts'

interface CsvRow<T> {
  /** As a spreadsheet numbers it. */
  line: number
  value: T
  /** The cells by the headings of their columns. */
  cells: ReadonlyMap<string, string>
}

/** A fault that only the database reveals. */
export type FoundFault = Omit<CsvFault, 'cell'>

/** A whole file: either all of its rows are valid, or `faults` lists the invalid ones. */
export interface CsvFile<T> {
  /** Headings of its columns, from left to right. */
  heads: readonly string[]
  rows: readonly CsvRow<T>[]
  /** In the order of lines and columns. */
  faults: CsvFault[]
}

/** For an error of the parser: the position of the quotation mark. */
const Place = z.object({ lines: z.int() })
const Line = z.array(z.string())
const sliceLength = 8 * 1024
/** In characters; a longer line lacks the quotation mark that ends a cell. */
const longestLine = 16 * 1024
/**
 * Cells of a line; no table has more. The parser does not count separators, so its own limit does not end a line of
 * empty cells.
 */
const maxCells = 1000
const cellsPerTurn = 1000
/** How a spreadsheet writes a long number. */
const scientific = /^\d(?:\.\d+)?E\+\d{2,}$/

interface CsvShape<S extends z.ZodRawShape> {
  row: z.ZodObject<S>
  columns: Readonly<Record<keyof S & string, string>>
  /** Headings of columns that a file may have and that are ignored. */
  otherHeads?: readonly string[]
}

/**
 * Reads all rows of a CSV file and checks each of them. Columns are found by their headings, in any order; an empty
 * cell is undefined. Faults that only the database reveals (a row that exists already) are added by the caller with
 * `withFaults`.
 * @param options.row cells are texts before it reads them
 */
export async function readCsv<S extends z.ZodRawShape>(
  text: string,
  { row, columns, otherHeads = [] }: CsvShape<S>,
): Promise<CsvFile<z.output<z.ZodObject<S>>>> {
  const faults: CsvFault[] = []
  const rows: CsvRow<z.output<z.ZodObject<S>>>[] = []
  const head = (name: PropertyKey | undefined) => headOf(columns, name)
  const names = new Map(Object.entries<string>(columns).map(([name, head]) => [head, name]))
  let isFull = false
  const report = (line: number, column: string, message: string, cell = '') => {
    faults.push({ line, column, message, cell: cell.slice(0, csvLimits.shownCell) })
  }
  let heads: string[] | null = null
  let line = 0
  let cellsRead = 0
  try {
    for await (const cells of linesOf(text)) {
      line += 1
      cellsRead += cells.length
      if (cellsRead >= cellsPerTurn) {
        cellsRead = 0
        await nextTurn()
      }
      // All faults of a line, so that the first ones are those furthest to the left.
      isFull ||= faults.length >= csvLimits.faults
      if (cells.every((cell) => cell === '')) continue
      if (heads === null) {
        heads = cells
        checkHeads(heads, { names, otherHeads }, (column, message) => report(line, column, message))
        if (faults.length > 0) break
      } else if (rows.length === csvLimits.rows) {
        report(line, '', csvSentences.tooManyRows)
        break
      } else if (cells.length !== heads.length) {
        if (!isFull) report(line, '', csvSentences.wrongWidth)
      } else {
        const byHead = new Map(heads.map((column, place) => [column, plainText(cells[place] ?? '')]))
        const shortened = [...names.keys()].filter((column) => scientific.test(byHead.get(column) ?? ''))
        const parsed = row.safeParse(record(names, byHead), { error: issueSentence })
        if (parsed.success && shortened.length === 0) rows.push({ line, value: parsed.data, cells: byHead })
        else if (!isFull) {
          for (const column of shortened) report(line, column, csvSentences.scientific, byHead.get(column))
          for (const { path, message } of parsed.error?.issues ?? []) {
            const column = head(path[0])
            if (!shortened.includes(column)) report(line, column, message, byHead.get(column))
          }
        }
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report(Place.parse(error).lines, '', csvSentences.unreadable)
  }
  if (faults.length === 0 && rows.length === 0) report(1, '', csvSentences.empty)
  return { heads: heads ?? [], rows, faults: inOrder(faults, heads ?? []) }
}

/** The first faults of a file in its order, including those that the caller found. */
export function withFaults(
  { heads, rows, faults }: CsvFile<unknown>,
  found: readonly FoundFault[],
): CsvFault[] {
  const byLine = new Map(rows.map((row) => [row.line, row.cells]))
  const cellOf = ({ line, column }: FoundFault) =>
    (byLine.get(line)?.get(column) ?? '').slice(0, csvLimits.shownCell)
  return inOrder([...faults, ...found.map((fault) => ({ ...fault, cell: cellOf(fault) }))], heads)
}

function inOrder(faults: readonly CsvFault[], heads: readonly string[]): CsvFault[] {
  return faults
    .toSorted((a, b) => a.line - b.line || heads.indexOf(a.column) - heads.indexOf(b.column))
    .slice(0, csvLimits.faults)
}

async function* linesOf(text: string): AsyncGenerator<string[]> {
  const options = {
    bom: true,
    relax_column_count: true,
    trim: true,
    max_record_size: longestLine,
    cast: (cell: string, { index, lines }: { index: number; lines: number }) => {
      if (index < maxCells) return cell
      throw new CsvError('CSV_MAX_RECORD_SIZE', `more than ${maxCells} cells`, undefined, { lines })
    },
  }
  const parser = Readable.from(slices(text)).pipe(parse(options))
  for await (const line of parser) yield Line.parse(line)
}

// The parser reads a slice without yielding.
async function* slices(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += sliceLength) {
    yield text.slice(at, at + sliceLength)
    await nextTurn()
  }
}

function checkHeads(
  heads: readonly string[],
  { names, otherHeads }: { names: ReadonlyMap<string, string>; otherHeads: readonly string[] },
  report: (head: string, message: string) => void,
): void {
  for (const [place, head] of heads.entries()) {
    if (otherHeads.includes(head)) continue
    if (!names.has(head)) report(head, csvSentences.unknownColumn)
    else if (heads.indexOf(head) !== place) report(head, csvSentences.repeatedColumn)
  }
  for (const head of names.keys()) if (!heads.includes(head)) report(head, csvSentences.missingColumn)
}

function record(
  names: ReadonlyMap<string, string>,
  byHead: ReadonlyMap<string, string>,
): Record<string, string> {
  const pairs = [...byHead].flatMap(([head, cell]): [string, string][] => {
    const name = names.get(head)
    return cell === '' || name === undefined ? [] : [[name, cell]]
  })
  return Object.fromEntries(pairs)
}

function headOf(columns: Readonly<Record<string, string>>, name: PropertyKey | undefined): string {
  return columns[String(name)] ?? ''
}
