import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { solvePuzzle } from './solve-puzzle.ts'

function zeroBits(text: string): number {
  return Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0))
}

// Lengths around the SHA-256 block boundary, for the challenge alone and with the nonce.
test.each([0, 1, 53, 54, 55, 62, 63, 64, 99, 118, 127, 128])(
  'the solution of a challenge of %i characters is its first nonce with enough zero bits',
  (length) => {
    const challenge = 'a'.repeat(length)
    let nonce = 0
    while (zeroBits(`${challenge}:${nonce}`) < 9) nonce++
    expect(solvePuzzle({ challenge, bits: 9 })).toBe(`${challenge}:${nonce}`)
  },
)

test('a puzzle of 12 bits is solved', () => {
  const answer = solvePuzzle({ challenge: '0198f0c2-1111-7abc-8def-000000000000.1763700000', bits: 12 })
  expect(answer).toMatch(/^0198f0c2-1111-7abc-8def-000000000000\.1763700000:\d+$/)
  expect(zeroBits(answer)).toBeGreaterThanOrEqual(12)
})
