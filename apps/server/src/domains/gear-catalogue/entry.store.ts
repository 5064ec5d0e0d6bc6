import { sql, type RawBuilder } from 'kysely'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { countUpToCap, limitTo, type PageWindow, isOnly } from '../../db/paging.ts'
import { containing } from '../../db/like-pattern.ts'
import { fail } from '../../fail.ts'
import { foldText, withoutMaker } from './fold-gear.ts'
import { brands, type Brand } from './gear-catalogue.ts'
import { gearId } from './name-gear.ts'

export type GearKind = 'camera' | 'lens'

/** What editors write about a camera or lens. */
export interface GearDescription {
  name: string
  brand: string
  /** For a lens. */
  maxAperture: number | null
}

/** A camera or lens of the catalogue with its aliases. */
export interface GearEntry extends GearDescription {
  id: string
  aliases: string[]
  version: number
}

export const selectEntry = (kind: GearKind) => sql`select gear.id, gear.name, gear.brand, gear.version,
  ${kind === 'lens' ? sql`gear.max_aperture::float8` : sql`null::float8`} as "maxAperture",
  array(select substr(folded, strpos(folded, ':') + 1) from gear_alias alias
    where alias.kind = ${kind} and alias.gear_id = gear.id order by folded) as aliases`

const fromEntries = (kind: GearKind, keyword: string): RawBuilder<unknown> => {
  const part = containing(keyword)
  return sql`from ${sql.table(kind)} gear where gear.merged_into is null
    and (gear.name ilike ${part} or gear.brand ilike ${part} or exists (
      select 1 from gear_alias alias
      where alias.kind = ${kind} and alias.gear_id = gear.id and alias.folded ilike ${part}))`
}

/** Entries of a page, by name, and the statement's count. */
export async function listGearEntries(
  db: Queryable,
  { kind, keyword }: { kind: GearKind; keyword: string },
  window: PageWindow<[string, string]>,
): Promise<GearEntry[]> {
  const [name, id] = window.after ?? ['', '']
  const { rows } = await sql<GearEntry>`${selectEntry(kind)} ${fromEntries(kind, keyword)}
    and ${isOnly(sql.ref('gear.id'), window, 'text')} and (gear.name, gear.id) > (${name}, ${id})
    order by gear.name, gear.id ${limitTo(window)}`.execute(db)
  return rows
}

export function countGearEntries(
  db: Queryable,
  { kind, keyword }: { kind: GearKind; keyword: string },
): Promise<number> {
  return countUpToCap(db, fromEntries(kind, keyword))
}

/** @throws ContentNotFound for one that does not exist or was merged into another */
export async function getGearEntry(db: Queryable, kind: GearKind, id: string): Promise<GearEntry> {
  const { rows } = await sql<GearEntry>`${selectEntry(kind)} from ${sql.table(kind)} gear
    where gear.id = ${id} and gear.merged_into is null`.execute(db)
  return rows[0] ?? fail('ContentNotFound')
}

/** The entries of a kind that each of these texts names, by its name or id, whatever its case. */
export async function findEntriesCalled(
  db: Queryable,
  kind: GearKind,
  texts: readonly string[],
): Promise<(text: string) => { id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from ${sql.table(kind)}
    where merged_into is null and (id = any(${texts}::text[])
      or lower(name) = any(${texts.map((text) => text.toLowerCase())}::text[]))`.execute(db)
  return (text) => {
    const byId = rows.filter(({ id }) => id === text)
    return byId.length > 0 ? byId : rows.filter(({ name }) => name.toLowerCase() === text.toLowerCase())
  }
}

/** Locks entries in a fixed order: existing ones remain in the catalogue, and are not merged into another meanwhile. */
export async function lockGearEntries(tx: Tx, kind: GearKind, ids: readonly string[]): Promise<void> {
  await sql`select 1 from ${sql.table(kind)} where id = any(${[...ids]}::text[])
    order by id for no key update`.execute(tx)
}

/** Editors name entries one after another: two concurrent ones would not find each other. Entries are locked before. */
export async function lockGearNames(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('gear.names'))`.execute(tx)
}

/**
 * Locks an entry for a change that is based on this version of it.
 * @throws ContentNotFound, ChangedMeanwhile
 */
export async function lockGearEntry(
  tx: Tx,
  { kind, id, version }: { kind: GearKind; id: string; version: number },
): Promise<GearEntry> {
  await lockGearEntries(tx, kind, [id])
  const entry = await getGearEntry(tx, kind, id)
  if (entry.version !== version) await failChanged(tx, { targetKind: kind, targetId: id })
  return entry
}

/** @throws AlreadyThere for a name or a new id that is in the catalogue, of a merged entry too */
async function refuseTaken(
  tx: Tx,
  kind: GearKind,
  { name, id = null }: { name: string; id?: string | null },
): Promise<void> {
  await lockGearNames(tx)
  const { rows } = await sql`select from ${sql.table(kind)}
    where lower(name) = ${name.toLowerCase()} or id = ${id} limit 1`.execute(tx)
  if (rows.length > 0) fail('AlreadyThere')
}

/** Adds an entry. @returns its id @throws AlreadyThere for a name that is in the catalogue */
export async function insertGearEntry(
  tx: Tx,
  kind: GearKind,
  { name, brand, maxAperture }: GearDescription,
): Promise<string> {
  const id = newEntryId({ name, brand })
  const row = { id, name, brand }
  await refuseTaken(tx, kind, { name, id })
  if (kind === 'camera') await tx.insertInto('camera').values(row).execute()
  else
    await tx
      .insertInto('lens')
      .values({ ...row, max_aperture: maxAperture })
      .execute()
  return id
}

/** A maker of the catalogue, or one that it does not know yet: its key begins the id. */
function brandCalled(name: string): Brand {
  const known = brands.find((brand) => brand.name.toLowerCase() === name.toLowerCase())
  return known ?? { key: foldText(name), name, makes: [], cameras: '', lenses: '' }
}

/** Id that an entry with this name gets. */
export function newEntryId({ name, brand: maker }: Pick<GearDescription, 'name' | 'brand'>): string {
  const brand = brandCalled(maker)
  const model = withoutMaker(name, brand)
  // A Chinese name has no letters for the id that other entries have.
  return /[a-z0-9]/i.test(model) ? gearId(brand, model) : `${brand.key}-${foldText(model)}`
}

/**
 * Writes name, brand and aperture of a locked entry.
 * @throws AlreadyThere for a new name that is in the catalogue
 */
export async function updateGearEntry(
  tx: Tx,
  kind: GearKind,
  before: Pick<GearEntry, 'id' | 'name'>,
  { name, brand, maxAperture }: GearDescription,
): Promise<void> {
  if (name.toLowerCase() !== before.name.toLowerCase()) await refuseTaken(tx, kind, { name })
  const aperture = kind === 'lens' ? sql`, max_aperture = ${maxAperture}` : sql``
  await sql`update ${sql.table(kind)} set name = ${name}, brand = ${brand}, version = version + 1 ${aperture}
    where id = ${before.id}`.execute(tx)
}

/** Gives the aliases of a locked entry to another, and ends it. */
export async function mergeGearEntry(
  tx: Tx,
  kind: GearKind,
  { id, intoId }: { id: string; intoId: string },
): Promise<void> {
  await tx
    .updateTable('gear_alias')
    .set({ gear_id: intoId })
    .where('kind', '=', kind)
    .where('gear_id', '=', id)
    .execute()
  // Entries merged earlier now lead where this one leads.
  await sql`update ${sql.table(kind)} set merged_into = ${intoId}, version = version + 1
    where id = ${id} or merged_into = ${id}`.execute(tx)
}
