import { createHmac } from 'node:crypto'
import { sha256 } from '../../crypto/verifiable-seed.ts'

/** Names a member in the published list of a lottery; in another lottery the same member has another code. */
export const entryCode = (entryKey: string, memberId: string): string =>
  createHmac('sha256', Buffer.from(entryKey, 'base64url')).update(memberId).digest('hex').slice(0, 32)

/** The next link of a chain: the hash of everything before it, of who joined, and of a number from their browser. */
export const nextLink = (head: string, { code, nonce }: { code: string; nonce: string }): string =>
  sha256(`${head}${code}${nonce}`)
