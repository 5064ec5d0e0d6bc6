import { expect, test } from 'vitest'
import { rangesOf, textsOf } from './gear-ranges.ts'

test('fields are parsed like the search box, and formatted as photographers write', () => {
  const ranges = { fMax: 2, focalMin: 50, focalMax: 85, secMin: 0.004 }
  const texts = textsOf(ranges)
  expect(texts).toEqual({
    f: { from: '', to: '2' },
    focal: { from: '50', to: '85' },
    iso: { from: '', to: '' },
    sec: { from: '1/250', to: '' },
  })
  expect(rangesOf(texts)).toEqual({ ranges })
})

test('an invalid field is named', () => {
  expect(rangesOf({ iso: { from: '很高', to: '' } })).toEqual({ wrong: 'iso' })
  expect(rangesOf({ f: { from: '', to: '900' } })).toEqual({ wrong: 'f' })
})
