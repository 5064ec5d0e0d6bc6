import fc from 'fast-check'
import { expect, test } from 'vitest'
import { favoursOf, isEased, type ContestTerms } from './favours.ts'
import { verifyPhoto, worstLevel, type PhotoFacts, type PhotoRules } from './verification.ts'

const rules: PhotoRules = {
  formats: ['jpeg'],
  minBytes: 2_000_000,
  maxBytes: 30_000_000,
  longEdge: 3000,
  exif: true,
  capturedFrom: '2026-09-01 00:00:00',
  capturedTo: '2026-11-25 23:59:59',
  gear: 2,
  cameraIds: ['c1'],
  lensIds: [],
  owner: false,
  software: true,
  aiMade: true,
  duplicate: true,
  lenient: false,
}
const terms: ContestTerms = {
  times: {
    collectStart: 1,
    collectEnd: 10,
    firstAuditEnd: 20,
    voteStart: 21,
    voteEnd: 30,
    judgeEnd: 40,
    noticeStart: 50,
    noticeEnd: 60,
  },
  entriesMax: 5,
  originalDays: 5,
  method: ['weightJudge', 70],
  prizes: [{ id: 'p', key: 'gold', count: 1, value: 8999, coins: 0 }],
  groups: [{ id: 'g', photosMin: 1, photosMax: 1, rules }],
}
const after = (more: Partial<ContestTerms>) => favoursOf(terms, { ...terms, ...more })

test('after collecting began only what favours entrants may change', () => {
  expect(after({})).toEqual([])
  expect(after({ times: { ...terms.times, collectEnd: 12 } })).toEqual([
    { kind: 'later', name: 'collectEnd' },
  ])
  expect(after({ times: { ...terms.times, collectEnd: 9 } })).toBe(null)
  expect(after({ times: { ...terms.times, collectStart: 2 } })).toBe(null)
  expect(after({ times: { ...terms.times, voteStart: null, voteEnd: null } })).toBe(null)
  expect(after({ method: ['weightJudge', 60] })).toBe(null)
  expect(after({ entriesMax: 6 })).toEqual([{ kind: 'more', name: 'entriesMax' }])
  expect(after({ entriesMax: 4 })).toBe(null)
  const [gold] = terms.prizes
  if (gold === undefined) throw new Error('no prize')
  expect(after({ prizes: [] })).toBe(null)
  expect(after({ prizes: [{ ...gold, value: 1 }] })).toBe(null)
  expect(
    after({
      prizes: [
        { ...gold, count: 2 },
        { ...gold, id: 'q' },
      ],
    }),
  ).toEqual([
    { kind: 'prize', id: 'p', isNew: false },
    { kind: 'prize', id: 'q', isNew: true },
  ])
  const eased = { ...rules, longEdge: 2400 }
  expect(after({ groups: [{ id: 'g', photosMin: 1, photosMax: 1, rules: eased }] })).toEqual([
    { kind: 'rules', groupId: 'g' },
  ])
  expect(
    after({ groups: [{ id: 'g', photosMin: 1, photosMax: 1, rules: { ...rules, longEdge: 4000 } }] }),
  ).toBe(null)
  expect(after({ groups: [] })).toBe(null)
})

const anyRules: fc.Arbitrary<PhotoRules> = fc.record({
  formats: fc.subarray(['jpeg', 'png']),
  minBytes: fc.option(fc.integer({ min: 1, max: 5 })),
  maxBytes: fc.option(fc.integer({ min: 5, max: 10 })),
  longEdge: fc.option(fc.integer({ min: 90, max: 110 })),
  exif: fc.boolean(),
  capturedFrom: fc.option(fc.constantFrom('2026-01-01 00:00:00', '2026-02-01 00:00:00')),
  capturedTo: fc.option(fc.constantFrom('2026-03-01 00:00:00', '2026-04-01 00:00:00')),
  gear: fc.constantFrom(0, 1, 2),
  cameraIds: fc.subarray(['c1', 'c2']),
  lensIds: fc.constant([]),
  owner: fc.boolean(),
  software: fc.boolean(),
  aiMade: fc.boolean(),
  duplicate: fc.boolean(),
  lenient: fc.boolean(),
})
const anyFacts: fc.Arbitrary<PhotoFacts> = fc.record({
  format: fc.constantFrom('jpeg', 'png'),
  bytes: fc.integer({ min: 1, max: 12 }),
  width: fc.integer({ min: 80, max: 120 }),
  height: fc.constant(10),
  make: fc.constant(null),
  model: fc.option(fc.constant('C1')),
  cameraId: fc.option(fc.constantFrom('c1', 'c2')),
  lensId: fc.constant(null),
  capturedAt: fc.option(fc.constantFrom('2026-01-15 00:00:00', '2026-03-15 00:00:00', '2026-05-01 00:00:00')),
  exposureSeconds: fc.option(fc.constant(0.01)),
  software: fc.option(fc.constantFrom('Lightroom', 'C1 Ver 1.0')),
  isByHand: fc.boolean(),
  ai: fc.constantFrom(1, 2, 3),
  isBrandGear: fc.boolean(),
  isOwnGear: fc.option(fc.boolean()),
  duplicateOf: fc.constantFrom('none' as const, { entry: '1', isOwn: false, similar: 92 }),
})

const ruleNames = [
  'formats',
  'minBytes',
  'maxBytes',
  'longEdge',
  'exif',
  'capturedFrom',
  'capturedTo',
  'gear',
  'cameraIds',
  'owner',
  'software',
  'aiMade',
  'duplicate',
  'lenient',
] as const

/** The rules with everything from other rules that eases them. */
const ease = (was: PhotoRules, other: PhotoRules): PhotoRules =>
  ruleNames.reduce((rules, name) => {
    const eased = { ...rules, [name]: other[name] }
    return isEased(rules, eased) ? eased : rules
  }, was)

test('eased rules refuse no photograph that was accepted', () => {
  fc.assert(
    fc.property(anyRules, anyRules, anyFacts, (was, other, facts) => {
      const is = ease(was, other)
      expect(isEased(was, is)).toBe(true)
      const order = { green: 0, amber: 1, red: 2 }
      const level = (one: PhotoRules) => order[worstLevel(verifyPhoto(one, facts))]
      expect(level(is)).toBeLessThanOrEqual(level(was))
    }),
    { numRuns: 500 },
  )
})
