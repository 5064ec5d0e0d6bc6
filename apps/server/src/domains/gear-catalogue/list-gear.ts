import { isNoLens } from '@guangquan/rules/gear/no-lens'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { anyOf, preparedQueries } from '../../db/prepared-query.ts'

export interface Gear {
  id: string
  name: string
}

/** Cameras and lenses of the catalogue, by name. */
export async function listGear(db: Queryable): Promise<{ cameras: Gear[]; lenses: Gear[] }> {
  const list = (kind: 'camera' | 'lens') =>
    db
      .selectFrom(kind)
      .select(['id', 'name'])
      .where('merged_into', 'is', null)
      .orderBy('name')
      .orderBy('id')
      .execute()
  // Entries of earlier rules may be names for no lens.
  const lenses = (await list('lens')).filter(({ name }) => !isNoLens(name))
  return { cameras: await list('camera'), lenses }
}

/** A camera or lens as its page shows it. */
export interface GearItem extends Gear {
  kind: 'camera' | 'lens'
  brand: string
  maxAperture: number | null
}

/** A camera or lens by id, or the one it was merged into; undefined when it is not in the catalogue. */
export async function findGearItem(
  db: Queryable,
  kind: GearItem['kind'],
  id: string,
): Promise<GearItem | undefined> {
  const [row] = await itemById(db, { kind }, { id })
  return row
}

const itemById = preparedQueries<{ id: string }, { kind: GearItem['kind'] }, GearItem>(
  'gear.item',
  (db, param, { kind }) => {
    const aperture = kind === 'lens' ? sql`gear.max_aperture` : sql`null::numeric`
    // The target of a merge is not merged itself.
    const query = sql<GearItem>`
      select ${sql.lit(kind)} as kind, gear.id, gear.name, gear.brand, ${aperture} as "maxAperture"
      from ${sql.table(kind)} called join ${sql.table(kind)} gear on gear.id = coalesce(called.merged_into, called.id)
      where called.id = ${param('id')}`
    return { compile: () => query.compile(db) }
  },
)

/** Names of some cameras and lenses, by id. */
export async function gearNames(
  db: Queryable,
  cameraIds: readonly string[],
  lensIds: readonly string[],
): Promise<Map<string, string>> {
  const [cameras, lenses] = await Promise.all([
    cameraIds.length === 0 ? [] : namesByIds(db, { kind: 'camera' }, { ids: cameraIds }),
    lensIds.length === 0 ? [] : namesByIds(db, { kind: 'lens' }, { ids: lensIds }),
  ])
  return new Map([...cameras, ...lenses].map((row) => [row.id, row.name]))
}

const namesByIds = preparedQueries<{ ids: readonly string[] }, { kind: GearItem['kind'] }, Gear>(
  'gear.names',
  (db, param, { kind }) => {
    const query = sql<Gear>`select id, name from ${sql.table(kind)}
      where id = ${anyOf(param('ids'), 'text')}`
    return { compile: () => query.compile(db) }
  },
)
