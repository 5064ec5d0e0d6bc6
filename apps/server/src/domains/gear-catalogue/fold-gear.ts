import { brandOfMake, type Brand } from './gear-catalogue.ts'

/** Case, width, spaces and punctuation say nothing about a camera; `f/2.8`, `F2.8` and `f2.8` are one. */
export function foldText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.+*-]/gu, '')
    .replace(/(\d)\.0(?=\D|$)/g, '$1')
    .replace(/-(?=\D|$)|(?<=\D)-/g, '')
}

/** Takes the maker's name off the front: `NIKON D750` and `D750` are one camera. */
export function withoutMaker(model: string, brand: Brand): string {
  const names = [brand.name, ...brand.makes].toSorted((a, b) => b.length - a.length)
  const found = names.find((name) => model.toLowerCase().startsWith(`${name.toLowerCase()} `))
  return found === undefined ? model : model.slice(found.length).trim()
}

/** Key of a camera in the alias table: brand and folded model. Null for a maker we do not know. */
export function foldCamera(make: string, model: string): string | null {
  const brand = brandOfMake(make)
  return brand === null ? null : `${foldText(brand.name)}:${foldText(withoutMaker(model, brand))}`
}

/** Key of a lens in the alias table. The brand is part of it: a `24-70mm F2.8` is made by everybody. */
export function foldLens(brand: Brand, lensModel: string): string {
  return `${foldText(brand.name)}:${foldText(withoutMaker(lensModel, brand))}`
}
