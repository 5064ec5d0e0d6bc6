import { expect, test } from 'vitest'
import { excerptOf } from './search-hit.view.ts'

test('an excerpt is one line: no space after Chinese punctuation, words of other languages keep theirs', () => {
  expect(excerptOf('先看颜色。\n\n往亮里调，\n再收一档。 f/8  1/250s', [])).toBe(
    '先看颜色。往亮里调，再收一档。f/8 1/250s',
  )
})
