import type { SocialProvider } from '@guangquan/contract'
import { capMarks } from '@guangquan/contract/text/text-length'
import type { Keys } from '../../crypto/derive-key.ts'
import { blindIndex, blindIndexes } from '../../crypto/field-cipher.ts'

const unionPurpose = 'social-union'
const nameLength = 30

/** The key of a provider's account: provider and union id together, so that no provider can name another's people. */
export function unionIndex(keys: Keys, provider: SocialProvider, unionId: string): Buffer {
  return blindIndex(keys, unionPurpose, `${provider}|${unionId}`)
}

/** The blind indexes to look it up by. */
export function unionIndexes(keys: Keys, provider: SocialProvider, unionId: string): Buffer[] {
  return blindIndexes(keys, unionPurpose, `${provider}|${unionId}`)
}

/** An index as the wire shows it in place of the provider's own id. */
export function wireName(index: Buffer): string {
  return index.toString('base64url')
}

/** The wire's `openId`. */
export function wireOpenId(keys: Keys, provider: SocialProvider, openId: string): string {
  return wireName(blindIndex(keys, 'social-open', `${provider}|${openId}`))
}

/**
 * A provider's nickname without characters that could break a page or a row: controls, invisible and malformed ones.
 */
export function cleanNickName(text: string): string {
  const clean = capMarks(text.toWellFormed())
    .normalize('NFC')
    .replace(/[\p{C}\uFFFD]/gu, '')
    .trim()
  return [...clean].slice(0, nameLength).join('')
}
