import { serialNormalisers } from '@guangquan/contract'
import { blindIndex, blindIndexes } from '../../../crypto/field-cipher.ts'
import type { Keys } from '../../../crypto/derive-key.ts'

/** What serial numbers of photographs are hashed for: no other hash of a serial number equals one of these. */
export const serialPurpose = 'photo-serial'

const forms: Readonly<Record<number, (text: string) => string>> = {
  [serialNormalisers.noLeadingZeros]: (text) => text.replace(/^0+/, ''),
  [serialNormalisers.digits]: (text) => text.replaceAll(/\D/g, ''),
}

/** The number as each normaliser changes it; one that changes nothing is left out. */
function changedForms(text: string): string[] {
  return Object.entries(forms).flatMap(([code, change]) => {
    const changed = change(text)
    return changed === text || changed === '' ? [] : [`${code}:${changed}`]
  })
}

/** Hashes of a number that was found in a photograph, under the current key. */
export function serialKeysOfPhoto(keys: Keys, text: string): Buffer[] {
  return [`${serialNormalisers.plain}:${text}`, ...changedForms(text)].map((form) =>
    blindIndex(keys, serialPurpose, form),
  )
}

/**
 * Hashes by which photographs of a registered number are found: those of a photograph contain one of these exactly if
 * both numbers are the same to the normaliser. During a rotation of the key also those of the previous one.
 */
export function serialKeysOfGear(keys: Keys, text: string, normaliser: number): Buffer[] {
  const changed = forms[normaliser]?.(text) ?? text
  const texts = [`${serialNormalisers.plain}:${changed}`]
  if (normaliser !== serialNormalisers.plain) texts.push(`${normaliser}:${changed}`)
  return texts.flatMap((form) => blindIndexes(keys, serialPurpose, form))
}
