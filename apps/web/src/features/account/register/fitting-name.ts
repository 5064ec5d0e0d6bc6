import { nickNameWeight } from '@guangquan/contract/shapes/identity'

const mostWeight = 24

/** A name from another house with what a nickname cannot hold taken out, cut to what fits; maybe empty. */
export function fittingName(name: string): string {
  const kept = [...name.normalize('NFC')].filter((character) =>
    /[\p{Script=Han}A-Za-z0-9_\-·]/u.test(character),
  )
  while (nickNameWeight(kept.join('')) > mostWeight) kept.pop()
  return kept.join('')
}
