import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import {
  newEntryId,
  selectEntry,
  type GearDescription,
  type GearEntry,
  type GearKind,
} from './entry.store.ts'

/** An entry, also one that was merged into another. */
export interface FoundEntry extends GearEntry {
  isMerged: boolean
}

/** Entries with one of these ids or names, whatever the case of the name. */
export async function findEntriesOf(
  db: Queryable,
  kind: GearKind,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`${selectEntry(kind)}, gear.merged_into is not null as "isMerged"
    from ${sql.table(kind)} gear where gear.id = any(${ids}::text[])
      or lower(gear.name) = any(${names.map((name) => name.toLowerCase())}::text[])
    order by gear.id`.execute(db)
  return rows
}

/** Adds entries with new ids. @returns the ids that were new */
export async function insertGearEntries(
  tx: Tx,
  kind: GearKind,
  added: readonly GearDescription[],
): Promise<string[]> {
  const rows = JSON.stringify(added.map((described) => ({ id: newEntryId(described), ...described })))
  const [column, value] = kind === 'lens' ? [sql`, max_aperture`, sql`, given."maxAperture"`] : [sql``, sql``]
  const { rows: inserted } = await sql<{ id: string }>`
    insert into ${sql.table(kind)} (id, name, brand ${column})
    select given.id, given.name, given.brand ${value} from jsonb_to_recordset(${rows}::jsonb)
      as given (id text, name text, brand text, "maxAperture" numeric)
    on conflict do nothing returning id`.execute(tx)
  return inserted.map(({ id }) => id)
}

/** Writes name, brand and aperture of many locked entries, whose names were compared with the catalogue before. */
export async function updateGearEntries(
  tx: Tx,
  kind: GearKind,
  changed: readonly ({ id: string } & GearDescription)[],
): Promise<void> {
  const aperture = kind === 'lens' ? sql`, max_aperture = given."maxAperture"` : sql``
  await sql`update ${sql.table(kind)} gear
    set name = given.name, brand = given.brand, version = version + 1 ${aperture}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
      as given (id text, name text, brand text, "maxAperture" numeric)
    where gear.id = given.id`.execute(tx)
}
