import { inviteCodeAlphabet } from '../people/referral.ts'

/** Characters of an access code, the last of which is computed from the others. */
const accessCodeLength = 12

const base = inviteCodeAlphabet.length

/** An access code in the form that is compared: upper-case, without spaces and dashes. */
export function normaliseAccessCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Pd}]/gu, '')
    .toUpperCase()
}

/** An access code as printed on the card, also while it is typed: `XXXX-XXXX-XXXX`. */
export function showAccessCode(text: string): string {
  return (normaliseAccessCode(text).match(/.{1,4}/gu) ?? []).join('-')
}

/**
 * The last character of a code: Luhn's checksum in the base of the alphabet, which detects any single wrong character.
 */
export function checkCharacter(beginning: string): string {
  return inviteCodeAlphabet.charAt((base - (sumOf(beginning, 2) % base)) % base)
}

/** Whether a normalised code has no typing error. */
export function isAccessCode(code: string): boolean {
  if (code.length !== accessCodeLength) return false
  if ([...code].some((character) => !inviteCodeAlphabet.includes(character))) return false
  return sumOf(code, 1) % base === 0
}

/** @param last factor of the last character; the factors alternate */
function sumOf(code: string, last: 1 | 2): number {
  return [...code].toReversed().reduce((sum, character, place) => {
    const product = inviteCodeAlphabet.indexOf(character) * ((place % 2 === 0) === (last === 2) ? 2 : 1)
    return sum + Math.floor(product / base) + (product % base)
  }, 0)
}
