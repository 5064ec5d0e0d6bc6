import type { Queryable } from '../../db/client.ts'
import { foldCamera, foldLens, foldText } from './fold-gear.ts'
import { brands, type Brand } from './gear-catalogue.ts'
import { cameraName, gearId, lensName, maxAperture } from './name-gear.ts'

/** Inserts the catalogue's cameras, lenses and aliases; existing rows do not change. Idempotent, on any node. */
export async function seedGearCatalogue(db: Queryable): Promise<void> {
  const cameras = brands.flatMap(camerasOf)
  const lenses = brands.flatMap(lensesOf)
  const aliases = [...cameras, ...lenses].flatMap((gear) =>
    [...gear.folded].map((folded) => ({ kind: gear.kind, folded, gear_id: gear.row.id })),
  )
  await db
    .insertInto('camera')
    .values(cameras.map((camera) => camera.row))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('lens')
    .values(lenses.map((lens) => lens.row))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('gear_alias')
    .values(aliases)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function camerasOf(brand: Brand) {
  return listOf(brand.cameras).map((entry) => {
    const [model = '', ...spellings] = entry.split('=')
    const row = { id: gearId(brand, model), name: cameraName(brand, model), brand: brand.name }
    const folded = new Set([model, ...spellings].map((one) => foldCamera(brand.name, one) ?? foldText(one)))
    return { kind: 'camera', row, folded }
  })
}

function lensesOf(brand: Brand) {
  return listOf(brand.lenses).map((name) => ({
    kind: 'lens',
    row: {
      id: gearId(brand, name),
      name: lensName(brand, name),
      brand: brand.name,
      max_aperture: maxAperture(name),
    },
    folded: new Set([foldLens(brand, name)]),
  }))
}

function listOf(text: string): string[] {
  return text === '' ? [] : text.split('|')
}
