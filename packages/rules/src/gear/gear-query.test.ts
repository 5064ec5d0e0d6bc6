import { expect, test } from 'vitest'
import { formatGearQuery, formatShutter, hasGear, parseGearQuery } from './gear-query.ts'

test.each([
  ['夜景', { words: '夜景' }],
  [
    '夜景 相机:X100V f<=2 50-85mm iso>3200',
    { words: '夜景', camera: 'X100V', fMax: 2, focalMin: 50, focalMax: 85, isoMin: 3201 },
  ],
  [
    '镜头:50/1.4 光圈:<=2 焦距:45-60 ISO:>=6400',
    { words: '', lens: '50/1.4', fMax: 2, focalMin: 45, focalMax: 60, isoMin: 6400 },
  ],
  ['镜头:"CL 50mm f/1.4" 雨', { words: '雨', lens: 'CL 50mm f/1.4' }],
  ['焦距:50', { words: '', focalMin: 50, focalMax: 50 }],
  ['焦距：５０', { words: '', focalMin: 50, focalMax: 50 }],
  ['光圈:f/2.8', { words: '', fMin: 2.8, fMax: 2.8 }],
  ['f>=2 f<=4', { words: '', fMin: 2, fMax: 4 }],
  ['光圈:1.4-4 f<2', { words: '', fMin: 1.4, fMax: 1.99 }],
  // Repeated conditions all apply.
  ['f<=2 f<=4', { words: '', fMax: 2 }],
  ['焦距:24-70 焦距:50-85', { words: '', focalMin: 50, focalMax: 70 }],
  ['相机:佳能 相机:R5', { words: '', camera: '佳能 R5' }],
  ['镜头:sigma 镜头:sigma', { words: '', lens: 'sigma' }],
  ['f<=2 f>=4', { words: '', fMax: 2, conflict: 'f' }],
  ['焦距:50 焦距:85 雨', { words: '雨', focalMin: 50, focalMax: 50, conflict: 'focal' }],
  ['快门:<=1/250', { words: '', secMax: 0.004 }],
  ['快门:1/60-1', { words: '', secMin: 1 / 60, secMax: 1 }],
  ['iso100-400', { words: '', isoMin: 100, isoMax: 400 }],
  // Everything that is not a condition remains a word.
  ['f1.4 iso400 50mm', { words: 'f1.4 iso400 50mm' }],
  ['相机: 好看', { words: '相机: 好看' }],
  ['f<=900 iso>x 焦距:abc', { words: 'f<=900 iso>x 焦距:abc' }],
  ['f<=1/0', { words: 'f<=1/0' }],
  ['', { words: '' }],
])('%s', (text, query) => {
  expect(parseGearQuery(text)).toEqual(query)
})

test('a query that was read can be written and read again', () => {
  const texts = [
    '夜景 相机:X100V 光圈:<=2 焦距:50-85 ISO:>=3201',
    '镜头:"CL 50mm f/1.4" 快门:>=1/250',
    '光圈:2.8',
  ]
  for (const text of texts) expect(formatGearQuery(parseGearQuery(text))).toBe(text)
})

test('hasGear tells words from conditions', () => {
  expect(hasGear(parseGearQuery('夜景'))).toBe(false)
  expect(hasGear(parseGearQuery('夜景 f<=2'))).toBe(true)
})

test.each([
  [0.004, '1/250'],
  [1 / 60, '1/60'],
  [0.5, '0.5'],
  [30, '30'],
])('%d s is written %s', (seconds, text) => {
  expect(formatShutter(seconds)).toBe(text)
})
