import { blindIndex, blindIndexes } from '../../../crypto/field-cipher.ts'
import type { Keys } from '../../../crypto/derive-key.ts'

/** Recipient of a code: a phone by SMS, or an e-mail address. */
export interface Target {
  kind: 'sms' | 'email'
  address: string
}

const purposes = { sms: 'phone', email: 'email' } as const

/** The canonical form of an address: e-mail addresses are case-insensitive. */
export function foldAddress({ kind, address }: Target): string {
  return kind === 'email' ? address.toLowerCase() : address
}

/** The blind index an address is stored with. */
export function targetIndex(keys: Keys, target: Target): Buffer {
  return blindIndex(keys, purposes[target.kind], foldAddress(target))
}

/** The blind indexes an address is looked up by: also the one of the previous key during a rotation. */
export function targetIndexes(keys: Keys, target: Target): Buffer[] {
  return blindIndexes(keys, purposes[target.kind], foldAddress(target))
}

export function toPhone(phone: string): Target {
  return { kind: 'sms', address: phone }
}

export function toMailbox(email: string): Target {
  return { kind: 'email', address: email }
}
