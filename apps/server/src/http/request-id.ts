import { randomBytes } from 'node:crypto'

/** Ids of requests: unique over nodes and starts by a random part drawn once, and cheap to count up. */
export function makeRequestIds(): () => string {
  const start = randomBytes(8).toString('hex')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}
