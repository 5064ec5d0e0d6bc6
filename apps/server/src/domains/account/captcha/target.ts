import { blindIndex, blindIndexes } from '../../../crypto/field-cipher.ts'
import type { Keys } from '../../../crypto/derive-key.ts'

/** Where a code goes: a phone by SMS, or an e-mail address. */
export interface Target {
  kind: 'sms' | 'email'
  address: string
}

const purposes = { sms: 'phone', email: 'email' } as const

/** The form of an address in which it is unique: mailboxes do not tell cases apart. */
export function foldAddress({ kind, address }: Target): string {
  return kind === 'email' ? address.toLowerCase() : address
}

/** What an address is kept by. */
export function targetIndex(keys: Keys, target: Target): Buffer {
  return blindIndex(keys, purposes[target.kind], foldAddress(target))
}

/** What an address is looked for by: also its index under the key before, while keys are being changed. */
export function targetIndexes(keys: Keys, target: Target): Buffer[] {
  return blindIndexes(keys, purposes[target.kind], foldAddress(target))
}

export function toPhone(phone: string): Target {
  return { kind: 'sms', address: phone }
}

export function toMailbox(email: string): Target {
  return { kind: 'email', address: email }
}
