import {
  DictionaryCsvRow,
  dictionaryLimits,
  dictionarySentences,
  dictionarySheet,
  isFixedDictionary,
  type CsvFault,
  type EditedDictionary,
} from '@guangquan/contract'
import { dictionaryNames } from '@guangquan/contract/staff/staff-names'
import { readCsv, withFaults, type FoundFault } from '../../../csv/read-csv.ts'
import type { EntryRow } from './entries.read.ts'

/** Input of editors for an entry, as stored. */
export type WrittenEntry = Pick<EntryRow, 'name' | 'sort' | 'is_open'>

/** The effect of a CSV file on a dictionary. It must not be applied if there are `faults`. */
export interface DictionaryFile {
  added: WrittenEntry[]
  changed: { before: EntryRow; after: WrittenEntry }[]
  faults: CsvFault[]
}

/** Reads a CSV file of a dictionary as a whole and compares it with its entries. */
export async function readDictionaryFile(
  csv: string,
  { code, entries }: { code: EditedDictionary; entries: readonly EntryRow[] },
): Promise<DictionaryFile> {
  const { columns } = dictionarySheet
  const file = await readCsv(csv, { row: DictionaryCsvRow, columns })
  const found: FoundFault[] = []
  const report = (line: number, column: string, message: string) => found.push({ line, column, message })
  const byValue = new Map(entries.map((entry) => [entry.value, entry]))
  const written = new Set(file.rows.map(({ value }) => value.value))
  // Entries that the file does not name stay as they are.
  const names = new Set(entries.flatMap(({ value, name }) => (written.has(value) ? [] : [name])))
  const values = new Set<number>()
  const inFile = new Set<string>()
  const added: WrittenEntry[] = []
  const changed: DictionaryFile['changed'] = []
  for (const { line, value: row } of file.rows) {
    const before = row.value === undefined ? undefined : byValue.get(row.value)
    if (row.dictionary !== undefined && row.dictionary !== dictionaryNames[code]) {
      report(line, columns.dictionary, dictionarySentences.otherDictionary)
    }
    if (row.value === undefined) {
      if (isFixedDictionary(code)) report(line, columns.value, dictionarySentences.fixed)
    } else if (before === undefined) report(line, columns.value, dictionarySentences.unknown)
    else if (values.has(row.value)) report(line, columns.value, dictionarySentences.twice)
    if (inFile.has(row.name)) report(line, columns.name, dictionarySentences.twice)
    else if (names.has(row.name)) report(line, columns.name, dictionarySentences.taken)
    if (row.isOther !== undefined && row.isOther !== (before?.is_other ?? false)) {
      report(line, columns.isOther, dictionarySentences.other)
    }
    if (row.value !== undefined) values.add(row.value)
    inFile.add(row.name)
    const after = { name: row.name, sort: row.sort, is_open: row.isOpen }
    if (before === undefined) added.push(after)
    else if (!isSame(before, after)) changed.push({ before, after })
  }
  const last = Math.max(0, ...byValue.keys())
  if (last + added.length > dictionaryLimits.entries) report(1, '', dictionarySentences.full)
  return { added, changed, faults: withFaults(file, found) }
}

export function summaryOf({ added, changed, faults }: DictionaryFile) {
  return { added: added.length, changed: changed.length, faults }
}

const isSame = (before: WrittenEntry, after: WrittenEntry) =>
  before.name === after.name && before.sort === after.sort && before.is_open === after.is_open
