import { randomBytes } from 'node:crypto'

/** Ids of requests: unique across nodes and starts by a random part drawn once, and cheap to increment. */
export function makeRequestIds(): () => string {
  const start = randomBytes(8).toString('hex')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}
