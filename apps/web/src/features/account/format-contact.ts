import { maskPhone } from './format-phone.ts'

/** An e-mail that others may glance at: `z***@example.com`. */
function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*(?=@)/, '$1***')
}

/** A phone number or an e-mail, masked. */
export function maskContact(to: string): string {
  return to.includes('@') ? maskEmail(to) : maskPhone(to)
}
