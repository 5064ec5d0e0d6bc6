import { randomBytes } from 'node:crypto'

/** In place of digits: eleven in a row would be masked in the log as a phone number. */
const letters = 'ghijklmnop'

/** Request ids: unique across nodes and starts by a random prefix drawn once, and cheap to increment. */
export function makeRequestIds(): () => string {
  const start = randomBytes(8)
    .toString('hex')
    .replaceAll(/\d/g, (digit) => letters[Number(digit)] ?? '')
  let count = 0
  return () => `${start}-${(count++).toString(36)}`
}
