import { describe, expect, test } from 'vitest'
import { articleLength, readingMinutes } from './article-length.ts'

describe('the length of an article', () => {
  test.each([
    ['雾不是灰的。', 6],
    ['  雾 不 是\n灰的　', 5],
    ['f/1.4', 5],
    ['é', 1],
    ['📷 相机', 3],
    ['', 0],
  ])('%j has %d characters', (text, length) => {
    expect(articleLength(text)).toBe(length)
  })

  test('reading takes a minute for 300 characters, and a moment for each photograph', () => {
    expect(readingMinutes(0, 0)).toBe(1)
    expect(readingMinutes(2400, 0)).toBe(8)
    expect(readingMinutes(1200, 12)).toBe(6)
  })
})
