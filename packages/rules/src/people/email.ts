/** A masked e-mail address: `z***@example.com`. Expects an address in the form of the contract's `email`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}***${email.slice(at)}`
}
