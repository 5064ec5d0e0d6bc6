import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Head } from './sha256.ts'
import { solvePuzzle } from './solve-puzzle.ts'

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

test('the head of a digest is that of the platform, for every length', () => {
  const ascii = fc.string({
    unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    maxLength: 119,
  })
  fc.assert(fc.property(ascii, (text) => sha256Head(text) >>> 0 === digest(text).readUInt32BE(0)))
  for (const length of [0, 55, 56, 63, 64, 119]) {
    expect(sha256Head('a'.repeat(length)) >>> 0).toBe(digest('a'.repeat(length)).readUInt32BE(0))
  }
})

test('a solved puzzle has its zero bits', () => {
  const answer = solvePuzzle({ challenge: '0198f0c2-1111-7abc-8def-000000000000.1763700000', bits: 12 })
  expect(answer).toMatch(/^0198f0c2-1111-7abc-8def-000000000000\.1763700000:\d+$/)
  expect(digest(answer).readUInt32BE(0) >>> 20).toBe(0)
})
