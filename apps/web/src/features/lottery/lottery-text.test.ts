import { expect, test } from 'vitest'
import { groupedHash, newNonce, shortHash } from './lottery-text.ts'

test('hashes are shortened so that their ends can be compared', () => {
  const hash = 'd6798369563 7df30'.replace(' ', '').padEnd(60, '0') + '0d8d'
  expect(shortHash(hash)).toBe('d679…0d8d')
  expect(groupedHash(hash)).toBe('d679 8369 5637 df30 … 0d8d')
})

test('a number of the browser has 256 bits and is another one each time', () => {
  const some = new Set(Array.from({ length: 50 }, () => newNonce()))
  expect(some.size).toBe(50)
  for (const one of some) expect(one).toMatch(/^[0-9a-f]{64}$/)
})
