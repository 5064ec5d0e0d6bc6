import type { Queryable } from '../../../db/client.ts'

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
