import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memberText } from '../shapes/text.ts'
import { cleanText, isAtLeast, textBeginning, writtenLength } from './text-length.ts'

const family = '👨‍👩‍👧‍👦'

test.each([
  ['一字', 2],
  [family.repeat(100), 100],
  ['👍🏽🇨🇳e\u0301', 3],
  [' 岸边\n\n', 2],
  ['岸\u202e边', 2],
  ['[喜欢]', 4],
  ['\u3164', 0],
  ['\u200b \u200d\u2800', 0],
  ['光\u200b圈', 2],
  ['❤️🏳️‍🌈', 2],
  [`${'\u200b\n'.repeat(200)}好`, 1],
  ['光\u200d圈', 2],
  ['क्‍ष', 1],
  ['\u1160\u00ad\u{e0061}\u{1d159}', 0],
  ['雾\u2028\u2028\u2028\u2028\u2028岸', 5],
  [`晨\n${'\u200d\n'.repeat(9)}雾`, 5],
])('%j is %i characters', (text, length) => {
  expect(writtenLength(text)).toBe(length)
})

test.each([family.repeat(10), `${'水'.repeat(10)}  `, family.repeat(11)])(
  'what the counter beside the field allows, the limit allows: %j',
  (text) => {
    expect(memberText(1, 10).safeParse(text).success).toBe(writtenLength(text) <= 10)
  },
)

test.each([
  ['', 0, true],
  ['', 1, false],
  [family, 1, true],
  [family, 2, false],
  [family.repeat(3), 2, true],
])('%j has %i characters or more: %s', (text, characters, expected) => {
  expect(isAtLeast(text, characters)).toBe(expected)
})

test.each([
  ['', 3, ''],
  ['雨后', 2, '雨后'],
  ['雨后山色', 2, '雨后'],
  [`山${family}水`, 2, `山${family}`],
  ['👍🏽🇨🇳e\u0301x', 3, '👍🏽🇨🇳e\u0301'],
])('the beginning of %j of %i characters is whole', (text, max, beginning) => {
  expect(textBeginning(text, max)).toBe(beginning)
})

test('a clean text stays as it is when it is cleaned again', () => {
  const character = fc.constantFrom(
    '雾',
    'e',
    '<',
    '🧑',
    '🏽',
    'क',
    '्',
    '\u0301',
    '\u0302',
    '\u200c',
    '\u200d',
    '\u200b',
  )
  const other = fc.constantFrom(
    ' ',
    '\n',
    '\u2028',
    '\u2800',
    '\u3164',
    '\ufe0f',
    '\u202e',
    '각',
    '\u1100',
    '\u1161',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(character, other), { maxLength: 80 }), (characters) => {
      const clean = cleanText(characters.join(''))
      expect(cleanText(clean)).toBe(clean)
    }),
    { numRuns: 5000 },
  )
})
