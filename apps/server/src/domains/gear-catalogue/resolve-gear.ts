import type { Tx } from '../../db/client.ts'
import { foldCamera, foldLens, withoutMaker } from './fold-gear.ts'
import { brandOfLens, brandOfMake, type Brand } from './gear-catalogue.ts'
import { writtenKey } from './written-name.ts'
import { gearId } from './name-gear.ts'

/** The fields a camera writes about itself and its lens. */
type Written = Record<'make' | 'model' | 'lensMake' | 'lensModel', string | null>

/**
 * The catalogue's camera and lens for a photograph. An unknown name remains text on the photograph, without an id,
 * whoever made the camera: EXIF can be forged, and every member reads the catalogue in filters. It is listed among the
 * unknown names, from which staff add it to the catalogue (`gear/catalogue/unknown-names.ts`).
 */
export async function resolveGear(
  tx: Tx,
  exif: Written,
): Promise<{ cameraId: string | null; lensId: string | null }> {
  const brand = exif.make === null ? null : brandOfMake(exif.make)
  const named = brand === null || exif.model === null ? null : await findCamera(tx, brand, exif.model)
  const cameraId = named ?? (await findWritten(tx, 'camera', exif.make, exif.model))
  if (exif.lensModel === null) return { cameraId, lensId: null }
  const lensMake = exif.lensMake !== null && /\p{L}/u.test(exif.lensMake) ? exif.lensMake : null
  const lensBrand = brandOf(exif.lensModel, lensMake) ?? (lensMake === null ? brand : null)
  const lensId = lensBrand === null ? null : await findLens(tx, lensBrand, exif.lensModel)
  return { cameraId, lensId: lensId ?? (await findWritten(tx, 'lens', exif.make, exif.lensModel)) }
}

/** The entry that staff assigned this name to. */
async function findWritten(
  tx: Tx,
  kind: 'camera' | 'lens',
  make: string | null,
  name: string | null,
): Promise<string | null> {
  return name === null ? null : findAlias(tx, kind, writtenKey({ make, name }))
}

// A lens of an unknown maker is not the camera's.
function brandOf(lensModel: string, lensMake: string | null): Brand | null {
  return (lensMake === null ? null : brandOfMake(lensMake)) ?? brandOfLens(lensModel)
}

async function findCamera(tx: Tx, brand: Brand, model: string): Promise<string | null> {
  const folded = foldCamera(brand.name, model)
  if (folded === null) return null
  return (
    (await findAlias(tx, 'camera', folded)) ??
    findEntry(tx, 'camera', gearId(brand, withoutMaker(model, brand)))
  )
}

async function findLens(tx: Tx, brand: Brand, lensModel: string): Promise<string | null> {
  return (
    (await findAlias(tx, 'lens', foldLens(brand, lensModel))) ??
    findEntry(tx, 'lens', gearId(brand, withoutMaker(lensModel, brand)))
  )
}

async function findAlias(tx: Tx, kind: 'camera' | 'lens', folded: string): Promise<string | null> {
  const row = await tx
    .selectFrom('gear_alias')
    .select('gear_id')
    .where('kind', '=', kind)
    .where('folded', '=', folded)
    .executeTakeFirst()
  return row?.gear_id ?? null
}

/** An entry by the id that its name generates, as entries of staff have; for a merged one its target. */
async function findEntry(tx: Tx, kind: 'camera' | 'lens', id: string): Promise<string | null> {
  const row = await tx.selectFrom(kind).select('merged_into').where('id', '=', id).executeTakeFirst()
  return row === undefined ? null : (row.merged_into ?? id)
}
