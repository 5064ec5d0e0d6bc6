/** An e-mail address as settings show it: `z***@example.com`. Takes an address of the contract's `email`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${[...email][0] ?? ''}***${email.slice(at)}`
}
