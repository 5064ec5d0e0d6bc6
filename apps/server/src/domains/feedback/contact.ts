import { maskEmail } from '@guangquan/rules/people/email'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { Env } from '../../env.ts'
import { contactPurpose } from './feedback.sealed.ts'

/** @param contact empty without one */
export function sealContact(env: Env, feedbackId: string, contact: string): Buffer | null {
  return contact === '' ? null : encryptField(env, contactPurpose, feedbackId, contact)
}

/** The full contact of a ticket; empty without one. */
export function openContact(env: Env, row: { id: string; contact_cipher: Buffer | null }): string {
  return row.contact_cipher === null ? '' : decryptField(env, contactPurpose, row.id, row.contact_cipher)
}

/** As pages show it: z***@example.com, or the last four digits. */
export function maskContact(contact: string): string {
  if (contact === '') return ''
  return contact.includes('@') ? maskEmail(contact) : `****${contact.slice(-4)}`
}
