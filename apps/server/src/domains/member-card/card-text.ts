import { dayOf } from '@guangquan/rules/time-text'
import type { Keys } from '../../crypto/derive-key.ts'
import { isSignedText, signText } from '../../crypto/sign-text.ts'

const purpose = 'member-card'
const dayMs = 24 * 3600_000

/** The text, alone or at the end of the link that opens the member's page. */
const pattern = /(?:^|#)U1\.([\w-]{22})\.(\d{8})\.([\w-]{16})$/

/**
 * The content of a member's card for staff of shops: `U1.{userCode}.{day}.{mac}`. The code is the id of their page in
 * other letters, so the text reveals no more than the link before it.
 */
export function cardText(keys: Keys, memberId: string, now: Date): string {
  const stated = `${codeOf(memberId)}.${dayNumber(now)}`
  return `U1.${stated}.${signText(keys, purpose, stated)}`
}

/**
 * The owner of a card. It is valid on its day and on the next, so that one opened before midnight still works.
 * @returns `invalid` if it was not signed here
 */
export function readCardText(
  keys: Keys,
  given: string,
  now: Date,
): { memberId: string } | 'invalid' | 'expired' {
  const [, code = '', day = '', mac = ''] = pattern.exec(given.trim()) ?? []
  if (code === '' || !isSignedText(keys, purpose, `${code}.${day}`, mac)) return 'invalid'
  const isOfNow = [now, new Date(now.getTime() - dayMs)].some((at) => dayNumber(at) === day)
  return isOfNow ? { memberId: idOf(code) } : 'expired'
}

const dayNumber = (at: Date): string => dayOf(at).replaceAll('-', '')

const codeOf = (id: string): string => Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')

const idOf = (code: string): string =>
  Buffer.from(code, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
