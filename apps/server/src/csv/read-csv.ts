import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { csvLimits, csvSentences, issueSentence, type CsvFault } from '@guangquan/contract'
import { CsvError, parse } from 'csv-parse'
import * as z from 'zod'
import { withoutApostrophe } from './csv-text.ts'

interface CsvRow<T> {
  /** As a spreadsheet numbers it. */
  line: number
  value: T
}

/** A file as a whole: either all of its rows are right, or `faults` says which are not. */
export interface CsvFile<T> {
  rows: CsvRow<T>[]
  faults: CsvFault[]
}

/** Of an error of the parser: where the quotation mark stands. */
const Place = z.object({ lines: z.int() })
const Line = z.array(z.string())
const sliceLength = 8 * 1024
/** Characters; of a longer line the quotation mark that ends a cell is missing. */
const longestLine = 16 * 1024
/** Of a line; no table has as many. The parser counts no separators, so that its own limit ends no line of empty cells. */
const maxCells = 1000
const cellsPerTurn = 1000

interface CsvShape<S extends z.ZodRawShape> {
  row: z.ZodObject<S>
  columns: Readonly<Record<keyof S & string, string>>
  /** Heads of columns that a file may have and that are not read. */
  otherHeads?: readonly string[]
}

/**
 * Reads all rows of a CSV file and checks each of them. Columns are found by their heads, in any order; an empty cell is
 * undefined. What only the database knows (a row that exists already) is for the caller to add to `faults`.
 * @param options.row cells are texts before it reads them
 */
export async function readCsv<S extends z.ZodRawShape>(
  text: string,
  { row, columns, otherHeads = [] }: CsvShape<S>,
): Promise<CsvFile<z.output<z.ZodObject<S>>>> {
  const faults: CsvFault[] = []
  const rows: CsvRow<z.output<z.ZodObject<S>>>[] = []
  const names = new Map(Object.entries<string>(columns).map(([name, head]) => [head, name]))
  const report = (line: number, column: string, message: string) => {
    if (faults.length < csvLimits.faults) faults.push({ line, column, message })
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
      if (cells.every((cell) => cell === '')) continue
      if (heads === null) {
        heads = cells
        checkHeads(heads, { names, otherHeads }, (head, message) => report(line, head, message))
        if (faults.length > 0) break
      } else if (rows.length === csvLimits.rows) {
        report(line, '', csvSentences.tooManyRows)
        break
      } else if (cells.length !== heads.length) {
        report(line, '', csvSentences.wrongWidth)
      } else {
        const parsed = row.safeParse(record(heads, names, cells), { error: issueSentence })
        if (parsed.success) rows.push({ line, value: parsed.data })
        else
          for (const { path, message } of parsed.error.issues) report(line, headOf(columns, path[0]), message)
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    report(Place.parse(error).lines, '', csvSentences.unreadable)
  }
  if (faults.length === 0 && rows.length === 0) report(1, '', csvSentences.empty)
  return { rows, faults }
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

// The parser reads a slice without a pause.
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
  heads: readonly string[],
  names: ReadonlyMap<string, string>,
  cells: readonly string[],
): Record<string, string> {
  const pairs = heads.flatMap((head, place): [string, string][] => {
    const cell = cells[place] ?? ''
    const name = names.get(head)
    return cell === '' || name === undefined ? [] : [[name, withoutApostrophe(cell)]]
  })
  return Object.fromEntries(pairs)
}

function headOf(columns: Readonly<Record<string, string>>, name: PropertyKey | undefined): string {
  return columns[String(name)] ?? ''
}
