import type { Queryable } from '../../db/client.ts'

export interface Gear {
  id: string
  name: string
}

/** Cameras and lenses of the catalogue, by name. */
export async function listGear(db: Queryable): Promise<{ cameras: Gear[]; lenses: Gear[] }> {
  const cameras = await db.selectFrom('camera').select(['id', 'name']).orderBy('name').orderBy('id').execute()
  const lenses = await db.selectFrom('lens').select(['id', 'name']).orderBy('name').orderBy('id').execute()
  return { cameras, lenses }
}

/** A camera or lens as its page shows it. */
export interface GearItem extends Gear {
  kind: 'camera' | 'lens'
  brand: string
  maxAperture: number | null
}

/** A camera or lens by id; undefined when it is not in the catalogue. */
export async function findGearItem(
  db: Queryable,
  kind: GearItem['kind'],
  id: string,
): Promise<GearItem | undefined> {
  if (kind === 'camera') {
    const row = await db.selectFrom('camera').where('id', '=', id).selectAll().executeTakeFirst()
    return row && { kind, id: row.id, name: row.name, brand: row.brand, maxAperture: null }
  }
  const row = await db.selectFrom('lens').where('id', '=', id).selectAll().executeTakeFirst()
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
