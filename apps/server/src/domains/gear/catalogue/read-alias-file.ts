import {
  AliasCsvRow,
  aliasColumns,
  aliasOtherHeads,
  aliasSentences,
  type CsvFault,
} from '@guangquan/contract'
import { readCsv, withFaults, type FoundFault } from '../../../csv/read-csv.ts'
import type { Queryable } from '../../../db/client.ts'
import {
  findEntriesCalled,
  findWrittenAliases,
  foldText,
  writtenKey,
  type GearKind,
  type WrittenName,
} from '../../gear-catalogue/index.ts'

export interface NewAlias {
  written: WrittenName
  entry: { id: string; name: string }
}

/** The aliases that a CSV file adds, as they are stored. With `faults` it must add none. */
export interface AliasFile {
  added: NewAlias[]
  faults: CsvFault[]
}

interface Row {
  line: number
  make: string
  name: string
  into: string
}

/** Reads a CSV file of aliases as a whole and compares it with the catalogue. Rows without an entry do nothing. */
export async function readAliasFile(db: Queryable, csv: string): Promise<AliasFile> {
  const file = await readCsv(csv, { row: AliasCsvRow, columns: aliasColumns, otherHeads: aliasOtherHeads })
  const read = await Promise.all(
    (['camera', 'lens'] as const).map(async (kind) => {
      const rows = file.rows.flatMap(({ line, value: { into, make, name, kind: own } }) =>
        own === kind && into !== undefined ? [{ line, make, name, into }] : [],
      )
      return compare(db, kind, rows)
    }),
  )
  const found = read.flatMap((one) => one.found)
  return { added: read.flatMap(({ added }) => added), faults: withFaults(file, found) }
}

interface Compared {
  added: NewAlias[]
  found: FoundFault[]
}

async function compare(db: Queryable, kind: GearKind, rows: readonly Row[]): Promise<Compared> {
  if (rows.length === 0) return { added: [], found: [] }
  const entriesCalled = await findEntriesCalled(db, kind, [...new Set(rows.map(({ into }) => into))])
  const assigned = await findWrittenAliases(db, kind, rows.map(writtenKey))
  const seen = new Set<string>()
  const added: NewAlias[] = []
  const found: FoundFault[] = []
  for (const { line, make, name, into } of rows) {
    const key = writtenKey({ make, name })
    const [entry, another] = entriesCalled(into)
    const report = (column: string, message: string) => found.push({ line, column, message })
    if (foldText(name) === '') report(aliasColumns.name, aliasSentences.empty)
    else if (seen.has(key)) report(aliasColumns.name, aliasSentences.twice)
    else if (entry === undefined) report(aliasColumns.into, aliasSentences.noEntry)
    else if (another !== undefined) report(aliasColumns.into, aliasSentences.severalEntries)
    else if (!assigned.has(key)) added.push({ written: { kind, make, name }, entry })
    else if (assigned.get(key) !== entry.id) report(aliasColumns.name, aliasSentences.taken)
    seen.add(key)
  }
  return { added, found }
}
