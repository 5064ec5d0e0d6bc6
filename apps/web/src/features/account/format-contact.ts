import { maskPhone } from './format-phone.ts'

/** An e-mail address masked for display: `z***@example.com`. */
function maskEmail(email: string): string {
  return email.replace(/^(.)[^@]*(?=@)/, '$1***')
}

/** Masks a phone number or e-mail address. */
export function maskContact(to: string): string {
  return to.includes('@') ? maskEmail(to) : maskPhone(to)
}
