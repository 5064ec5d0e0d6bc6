import type { Tx } from '../../db/client.ts'
import { foldCamera, foldLens, withoutMaker } from './fold-gear.ts'
import { brandOfLens, brandOfMake, type Brand } from './gear-catalogue.ts'
import { writtenKey } from './written-name.ts'
import { cameraName, gearId, lensName, maxAperture } from './name-gear.ts'

/** The fields a camera writes about itself and its lens. */
type Written = Record<'make' | 'model' | 'lensMake' | 'lensModel', string | null>

/**
 * The catalogue's camera and lens of a photograph. Unknown models are added, so that the wall can filter by a new
 * camera on its first day, but only for a known maker and only in the form of a model name: EXIF can be forged, and
 * otherwise any sentence could appear in every member's filter. What does not qualify stays text on the photograph,
 * without an id.
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
  const known = await findAlias(tx, 'camera', folded)
  if (known !== null || !isModelName(model)) return known
  const row = {
    id: gearId(brand, withoutMaker(model, brand)),
    name: cameraName(brand, model),
    brand: brand.name,
  }
  await tx
    .insertInto('camera')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return addAlias(tx, 'camera', folded, row.id)
}

async function findLens(tx: Tx, brand: Brand, lensModel: string): Promise<string | null> {
  const folded = foldLens(brand, lensModel)
  const known = await findAlias(tx, 'lens', folded)
  if (known !== null || !isLensName(lensModel)) return known
  const row = {
    id: gearId(brand, withoutMaker(lensModel, brand)),
    name: lensName(brand, lensModel),
    brand: brand.name,
    max_aperture: maxAperture(lensModel),
  }
  await tx
    .insertInto('lens')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return addAlias(tx, 'lens', folded, row.id)
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

/** Two uploads may add the same new model in two spellings at once: the second one uses the id of the first. */
async function addAlias(tx: Tx, kind: 'camera' | 'lens', folded: string, newId: string): Promise<string> {
  // A new spelling may lead to an entry that staff merged into another.
  const row = await tx
    .selectFrom(kind)
    .select('merged_into')
    .where('id', '=', newId)
    .forShare()
    .executeTakeFirst()
  const id = row?.merged_into ?? newId
  await tx
    .insertInto('gear_alias')
    .values({ kind, folded, gear_id: id })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await findAlias(tx, kind, folded)) ?? id
}

/** `EOS R5 Mark II`, `DSC-RX100M7`: short, ASCII, with a digit, at most five words. */
function isModelName(model: string): boolean {
  return (
    /^[A-Za-z0-9][A-Za-z0-9 ._+*/()-]{0,39}$/.test(model) && /\d/.test(model) && model.split(' ').length <= 6
  )
}

/** `RF100-500mm F4.5-7.1 L IS USM`: ASCII, with a focal length. */
function isLensName(lens: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9 ._+*/()|:,-]{2,79}$/.test(lens) && /\d(?:\.\d+)? ?mm\b|\dmm/i.test(lens)
}
