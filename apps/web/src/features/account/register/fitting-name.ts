import { nickNameWeight } from '@guangquan/contract/account/identity.shapes'

const maxWeight = 24

/** A name from a provider, reduced to the characters and length allowed in a nickname; may be empty. */
export function fittingName(name: string): string {
  const stored = [...name.normalize('NFC')].filter((character) =>
    /[\p{Script=Han}A-Za-z0-9_\-·]/u.test(character),
  )
  while (nickNameWeight(stored.join('')) > maxWeight) stored.pop()
  return stored.join('')
}
