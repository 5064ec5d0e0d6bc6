import { readFileSync } from 'node:fs'

const file = new URL('./throw-away-domains/domains.txt', import.meta.url)
let domains: Set<string> | null = null

/**
 * Whether an e-mail address (lower-case domain) is at a provider of disposable mailboxes or a subdomain of one. The
 * list is that of disposable-email-domains-js 1.26.0 (CC0), which contains disposable-email-domains on GitHub.
 */
export function isDisposableEmail(email: string): boolean {
  domains ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n'))
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.')
  return labels.some((_, index) => domains?.has(labels.slice(index).join('.')))
}
