import { foldNickName } from './nick-name.ts'

/** Known data of the password's owner; unknown fields are left out. */
export interface PasswordOwner {
  phone?: string | null | undefined
  email?: string | null | undefined
  nickName?: string | undefined
}

export type PasswordRefusal =
  | 'common'
  | 'containsPhone'
  | 'containsEmail'
  | 'containsNickName'
  | 'containsBrand'

// Shorter parts of a name occur in any good password.
const shortestName = 3

/**
 * Why a password of valid length is refused, or null. There is no composition rule: it is refused if it is easy to
 * guess or contains data of its owner.
 * @param isCommon whether the lower-cased password is among the most common ones
 */
export function refusePassword(
  password: string,
  owner: PasswordOwner,
  lists: { isCommon: (lowerCased: string) => boolean; brandWords: readonly string[] },
): PasswordRefusal | null {
  const lower = password.toLowerCase()
  if (lists.isCommon(lower) || isOneStroke(lower)) return 'common'
  if (owner.phone != null && owner.phone !== '' && lower.includes(owner.phone)) return 'containsPhone'
  const mailbox = owner.email?.slice(0, owner.email.lastIndexOf('@')).toLowerCase() ?? ''
  if ([...mailbox].length >= shortestName && lower.includes(mailbox)) return 'containsEmail'
  const folded = foldNickName(password)
  const name = foldNickName(owner.nickName ?? '')
  if ([...name].length >= shortestName && folded.includes(name)) return 'containsNickName'
  const brand = lists.brandWords.some((word) => {
    const form = foldNickName(word)
    // A long password may contain the brand, but not be little else.
    return form !== '' && folded.includes(form) && [...folded].length - [...form].length < 4
  })
  return brand ? 'containsBrand' : null
}

// `aaaaaaaa`, `abababab`, `12345678`, `87654321`: no list has them in every length.
function isOneStroke(text: string): boolean {
  const points = [...text].map((character) => character.codePointAt(0) ?? 0)
  const steps = points.slice(1).map((point, index) => point - (points[index] ?? 0))
  if (steps.every((step) => step === 1) || steps.every((step) => step === -1)) return true
  return new Set(points).size <= 2
}

export type PasswordStrength = 'weak' | 'fair' | 'strong'

/**
 * Level of the strength bar, by length and variety: advice, never a rule. A refused password is never more than weak,
 * so that the bar does not praise what is then not accepted.
 */
export function passwordStrength(password: string, isRefused: boolean): PasswordStrength {
  const length = [...password].length
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u, /\p{Script=Han}/u].filter((kind) =>
    kind.test(password),
  ).length
  const distinct = new Set(password).size
  if (isRefused || length < 8 || distinct < 5) return 'weak'
  if (length >= 14 || (length >= 11 && kinds >= 3)) return 'strong'
  return length >= 10 || kinds >= 3 ? 'fair' : 'weak'
}
