import {
  GearCsvRow,
  gearColumns,
  gearOtherHeads,
  gearSentences,
  maxGearChanges,
  type CsvFault,
} from '@guangquan/contract'
import { readCsv, withFaults, type FoundFault } from '../../../csv/read-csv.ts'
import type { Queryable } from '../../../db/client.ts'
import {
  findEntriesOf,
  newEntryId,
  type FoundEntry,
  type GearDescription,
  type GearKind,
} from '../../gear-catalogue/index.ts'

/** The changes of the catalogue by a CSV file. With `faults` it must change nothing. */
export interface GearFile {
  added: { kind: GearKind; after: GearDescription }[]
  changed: { kind: GearKind; before: FoundEntry; after: GearDescription }[]
  faults: CsvFault[]
}

interface Row {
  line: number
  value: GearCsvRow
}

/** Reads a CSV file of cameras and lenses as a whole and compares it with the catalogue. */
export async function readGearFile(db: Queryable, csv: string): Promise<GearFile> {
  const file = await readCsv(csv, { row: GearCsvRow, columns: gearColumns, otherHeads: gearOtherHeads })
  const read = await Promise.all(
    (['camera', 'lens'] as const).map((kind) =>
      compare(
        db,
        kind,
        file.rows.filter(({ value }) => value.kind === kind),
      ),
    ),
  )
  const added = read.flatMap((one) => one.added)
  const changed = read.flatMap((one) => one.changed)
  const found = read.flatMap((one) => one.found)
  if (added.length + changed.length > maxGearChanges) {
    found.push({ line: 1, column: '', message: gearSentences.tooMany })
  }
  return { added, changed, faults: withFaults(file, found) }
}

export function summaryOf({ added, changed, faults }: GearFile) {
  return { added: added.length, changed: changed.length, faults }
}

type Compared = Omit<GearFile, 'faults'> & { found: FoundFault[] }

async function compare(db: Queryable, kind: GearKind, rows: readonly Row[]): Promise<Compared> {
  const file: Compared = { added: [], changed: [], found: [] }
  if (rows.length === 0) return file
  const found = await findEntriesOf(db, kind, {
    ids: rows.map(({ value }) => value.id ?? newEntryId(value)),
    names: rows.map(({ value }) => value.name),
  })
  const byId = new Map(found.map((entry) => [entry.id, entry]))
  const byName = Map.groupBy(found, ({ name }) => name.toLowerCase())
  const called = (name: string) => byName.get(name.toLowerCase()) ?? []
  // Entries may exchange their names.
  const renamed = new Set(
    rows.flatMap(({ value: { id = '', name } }) => (isNamed(byId.get(id), name) ? [] : [id])),
  )
  const seen = new Set<string>()
  const newNames = new Set<string>()
  for (const { line, value: row } of rows) {
    const report = (column: keyof typeof gearColumns, message: string) =>
      file.found.push({ line, column: gearColumns[column], message })
    const own = called(row.name).filter(({ isMerged }) => !isMerged)
    const before = row.id === undefined ? own[0] : byId.get(row.id)
    const id = before?.id ?? newEntryId(row)
    const others = called(row.name).filter((entry) => entry.id !== id && !renamed.has(entry.id))
    const isNewName = !isNamed(before, row.name)
    if (row.id !== undefined && (before === undefined || before.isMerged)) report('id', gearSentences.unknown)
    else if (row.id === undefined && own.length > 1) report('name', gearSentences.severalEntries)
    else if (seen.has(id) || (isNewName && newNames.has(row.name.toLowerCase())))
      report('name', gearSentences.twice)
    else if (isNewName && (others.length > 0 || (before === undefined && byId.has(id)))) {
      report('name', gearSentences.taken)
    }
    if (kind === 'camera' && row.maxAperture !== undefined)
      report('maxAperture', gearSentences.cameraAperture)
    if (!hasAliases(before, row.aliases)) report('aliases', gearSentences.aliases)
    seen.add(id)
    if (isNewName) newNames.add(row.name.toLowerCase())
    const after = { name: row.name, brand: row.brand, maxAperture: row.maxAperture ?? null }
    if (before === undefined) file.added.push({ kind, after })
    else if (!isSame(before, after)) file.changed.push({ kind, before, after })
  }
  return file
}

const isNamed = (entry: FoundEntry | undefined, name: string) =>
  entry?.name.toLowerCase() === name.toLowerCase()

const hasAliases = (entry: FoundEntry | undefined, cell = '') =>
  cell.split('、').every((alias) => alias === '' || entry?.aliases.includes(alias) === true)

const isSame = (before: GearDescription, after: GearDescription) =>
  before.name === after.name && before.brand === after.brand && before.maxAperture === after.maxAperture
