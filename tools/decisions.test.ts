import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'

test('no two decision pages have one number', () => {
  const pages = readdirSync(join(root, 'docs', 'decisions'))
  const numbers = pages.map((page) => page.slice(0, 4))
  expect(pages.filter((_, place) => numbers.indexOf(numbers[place] ?? '') !== place)).toEqual([])
})
