import { withoutMaker } from './fold-gear.ts'
import type { Brand } from './gear-catalogue.ts'

/** Id of a camera or lens, readable in URLs: `canon-eos-r5`. */
export function gearId(brand: Brand, model: string): string {
  const slug = model
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('α', 'a')
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return `${brand.key}-${slug}`.slice(0, 100)
}

/** Display name of a camera, without repeating the maker if the model begins with it. */
export function cameraName(brand: Brand, model: string): string {
  const bare = withoutMaker(model, brand)
  return bare.toLowerCase() === brand.name.toLowerCase() ? brand.name : `${brand.name} ${bare}`
}

/** Display name of a lens: with the maker if it may be used on another maker's body, or if it was written so. */
export function lensName(brand: Brand, lensModel: string): string {
  const bare = withoutMaker(lensModel, brand)
  return brand.forOthers === true || bare !== lensModel ? `${brand.name} ${bare}` : lensModel
}

/** Largest aperture in a lens name: `f/2.8`, `F4.5-7.1`, `1:1.4/35`. Null without one. */
export function maxAperture(lensModel: string): number | null {
  const found = /\bf\/?(\d+(?:\.\d+)?)/i.exec(lensModel) ?? /\b1:(\d+(?:\.\d+)?)/.exec(lensModel)
  const value = Number(found?.[1] ?? /mmF(\d+(?:\.\d+)?)/.exec(lensModel)?.[1])
  return value >= 0.5 && value <= 64 ? value : null
}
