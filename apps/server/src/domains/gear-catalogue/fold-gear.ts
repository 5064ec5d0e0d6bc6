import { brandOfMake, type Brand } from './gear-catalogue.ts'

/** Case, width, spaces and punctuation are ignored; `f/2.8`, `F2.8` and `f2.8` are equal. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+*-]/gu, '')
    .replace(/(\d)\.0(?=\D|$)/g, '$1')
    .replace(/-(?=\D|$)|(?<=\D)-/g, '')
}

/** Removes the maker's name from the beginning: `NIKON D750` and `D750` are the same camera. */
export function withoutMaker(model: string, brand: Brand): string {
  const names = [brand.name, ...brand.makes].toSorted((a, b) => b.length - a.length)
  const found = names.find((name) => model.toLowerCase().startsWith(`${name.toLowerCase()} `))
  return found === undefined ? model : model.slice(found.length).trim()
}

/** Key of a camera in the alias table: brand and folded model. Null for an unknown maker. */
export function foldCamera(make: string, model: string): string | null {
  const brand = brandOfMake(make)
  return brand === null ? null : `${foldText(brand.name)}:${foldText(withoutMaker(model, brand))}`
}

/** Key of a lens in the alias table. It includes the brand, since every maker has a `24-70mm F2.8`. */
export function foldLens(brand: Brand, lensModel: string): string {
  return `${foldText(brand.name)}:${foldText(withoutMaker(lensModel, brand))}`
}
