import type { Queryable } from '../../db/client.ts'

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
  return { cameras: await list('camera'), lenses: await list('lens') }
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
  if (kind === 'camera') {
    const row = await db.selectFrom('camera').where('id', '=', id).selectAll().executeTakeFirst()
    if (row?.merged_into != null) return findGearItem(db, kind, row.merged_into)
    return row && { kind, id: row.id, name: row.name, brand: row.brand, maxAperture: null }
  }
  const row = await db.selectFrom('lens').where('id', '=', id).selectAll().executeTakeFirst()
  if (row?.merged_into != null) return findGearItem(db, kind, row.merged_into)
  return row && { kind, id: row.id, name: row.name, brand: row.brand, maxAperture: row.max_aperture }
}

/** Names of some cameras and lenses, by id. */
export async function gearNames(
  db: Queryable,
  cameraIds: readonly string[],
  lensIds: readonly string[],
): Promise<Map<string, string>> {
  const cameras =
    cameraIds.length === 0
      ? []
      : await db.selectFrom('camera').where('id', 'in', cameraIds).select(['id', 'name']).execute()
  const lenses =
    lensIds.length === 0
      ? []
      : await db.selectFrom('lens').where('id', 'in', lensIds).select(['id', 'name']).execute()
  return new Map([...cameras, ...lenses].map((row) => [row.id, row.name]))
}
