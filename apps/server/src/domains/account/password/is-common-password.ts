import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('@guangquan/rules/common-passwords.txt')
let common: Set<string> | null = null

/**
 * Whether a password (lower case) is among the 10,000 most common ones of at least 8 characters. The list is that of
 * @zxcvbn-ts/language-common 4.1.3 (MIT), in its order of frequency.
 */
export function isCommonPassword(lowerCased: string): boolean {
  common ??= new Set(readFileSync(file, 'utf8').trimEnd().split('\n'))
  return common.has(lowerCased)
}
