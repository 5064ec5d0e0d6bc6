import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differenceHash } from './picture-hash.ts'
import {
  bitsBetween,
  compareOriginal,
  verifyPhoto,
  worstLevel,
  type PhotoFacts,
  type PhotoRules,
} from './verification.ts'
import { areCountsHidden, voteObstacle, wallSeed } from './vote-right.ts'
import { findVoteSigns, type CastVote } from './vote-signs.ts'

const MiB = 1024 * 1024
const rules: PhotoRules = {
  formats: ['jpeg'],
  minBytes: 2 * MiB,
  maxBytes: 30 * MiB,
  longEdge: 3000,
  exif: true,
  capturedFrom: '2026-09-01 00:00:00',
  capturedTo: '2026-11-25 23:59:59',
  gear: 1,
  cameraIds: [],
  lensIds: [],
  owner: true,
  software: true,
  aiMade: true,
  duplicate: true,
  lenient: true,
}
const good: PhotoFacts = {
  format: 'jpeg',
  bytes: 18 * MiB,
  width: 6000,
  height: 4000,
  make: 'CHENGUANG',
  model: 'C1',
  cameraId: 'c1',
  lensId: 'cl50',
  capturedAt: '2026-11-14 06:20:11',
  exposureSeconds: 0.004,
  software: null,
  isByHand: false,
  ai: 1,
  isBrandGear: true,
  isOwnGear: true,
  duplicateOf: 'none',
}
const levelsOf = (facts: Partial<PhotoFacts>, more: Partial<PhotoRules> = {}) =>
  verifyPhoto({ ...rules, ...more }, { ...good, ...facts })
    .filter(({ level }) => level !== 'green')
    .map(({ rule, level, code }) => `${rule} ${level} ${code}`)

test.each([
  ['out of camera', {}, []],
  ['a PNG', { format: 'png' }, ['format red wrongFormat']],
  ['too light', { bytes: MiB }, ['size red tooLight']],
  ['too heavy', { bytes: 31 * MiB }, ['size red tooHeavy']],
  ['upright', { width: 4000, height: 6000 }, []],
  ['a little small', { width: 2800, height: 2000 }, ['longEdge amber slightlySmall']],
  ['sent by a messenger', { width: 2400, height: 1600 }, ['longEdge red tooSmall']],
  [
    'without camera data',
    { model: null, capturedAt: null, exposureSeconds: null, isBrandGear: false },
    ['exif red noExif', 'captureTime red noTime', 'gear amber unknownGear'],
  ],
  ['written by hand', { isByHand: true }, ['exif amber exifByHand']],
  ['too early', { capturedAt: '2026-08-31 23:59:59' }, ['captureTime red tooEarly']],
  ['too late', { capturedAt: '2026-11-26 00:00:00' }, ['captureTime red tooLate']],
  ['the first day without an hour', { capturedAt: '2026-09-01' }, []],
  ['the last day without an hour', { capturedAt: '2026-11-25' }, []],
  ['another brand', { isBrandGear: false, model: 'Z' }, ['gear red otherGear']],
  ['somebody else’s camera', { isOwnGear: false }, ['owner amber notOwner']],
  ['not looked at yet', { isBrandGear: null, isOwnGear: null, duplicateOf: null }, []],
  ['edited', { software: 'Adobe Lightroom 8.2' }, ['software amber edited']],
  ['altered by AI', { ai: 2 }, ['aiMade amber aiAltered']],
  ['made by AI', { ai: 3 }, ['aiMade red aiMade']],
  ['entered twice', { duplicateOf: { entry: '017', isOwn: true, similar: 100 } }, ['duplicate red sameOwn']],
  [
    'somebody else’s',
    { duplicateOf: { entry: '017', isOwn: false, similar: 99 } },
    ['duplicate red sameOther'],
  ],
  ['alike', { duplicateOf: { entry: '017', isOwn: false, similar: 91 } }, ['duplicate amber similar']],
] satisfies [string, Partial<PhotoFacts>, string[]][])('%s', (_name, facts, expected) => {
  expect(levelsOf(facts)).toEqual(expected)
})

test('listed gear, and a contest that asks for nothing', () => {
  expect(levelsOf({}, { gear: 2, cameraIds: ['c5'], lensIds: ['cl50'] })).toEqual([])
  expect(levelsOf({}, { gear: 2, cameraIds: ['c5'] })).toEqual(['gear red otherGear'])
  expect(levelsOf({ width: 2900, height: 1000 }, { lenient: false })).toEqual(['longEdge red tooSmall'])
  const nothing: PhotoRules = {
    ...rules,
    formats: [],
    minBytes: null,
    maxBytes: null,
    longEdge: null,
    exif: false,
    capturedFrom: null,
    capturedTo: null,
    gear: 0,
    owner: false,
    software: false,
    aiMade: false,
    duplicate: false,
  }
  expect(verifyPhoto(nothing, good)).toEqual([])
  expect(worstLevel([])).toBe('green')
})

test('a rule that is eased makes no photograph worse', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8000 }), fc.integer({ min: 1, max: 8000 }), (edge, eased) => {
      const order = { green: 0, amber: 1, red: 2 }
      const level = (longEdge: number) =>
        order[worstLevel(verifyPhoto({ ...rules, longEdge }, { ...good, width: edge, height: edge }))]
      expect(level(Math.min(eased, 3000))).toBeLessThanOrEqual(level(3000))
    }),
  )
})

const original = {
  capturedAt: '2026-11-14 06:20:11',
  serialKey: 'k',
  width: 6000,
  height: 4000,
  hash: 'ffff0000ffff0000',
}

test('an original is compared: what it does not say goes to a person, what it contradicts is red', () => {
  const levels = (more: Partial<typeof original> | { serialKey: null }) =>
    compareOriginal(original, { ...original, ...more }).map(({ level }) => level)
  expect(levels({})).toEqual(['green', 'green', 'green', 'green'])
  expect(levels({ capturedAt: '2026-11-14 06:20:12' })).toEqual(['red', 'green', 'green', 'green'])
  expect(levels({ serialKey: null })).toEqual(['green', 'amber', 'green', 'green'])
  expect(levels({ width: 4000, height: 6000 })).toEqual(['green', 'green', 'green', 'green'])
  expect(levels({ height: 3000 })).toEqual(['green', 'green', 'amber', 'green'])
  expect(levels({ hash: '0000ffff0000ffff' })).toEqual(['green', 'green', 'green', 'red'])
  expect(levels({ height: 3000, hash: '0000ffff0000ffff' })).toEqual(['green', 'green', 'amber', 'amber'])
  expect(bitsBetween('00000000000000ff', '0000000000000000')).toBe(8)
})

test('the hash of a picture does not change with its brightness', () => {
  const grey = fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 72, maxLength: 72 })
  fc.assert(
    fc.property(grey, fc.integer({ min: 0, max: 55 }), (points, brighter) => {
      expect(differenceHash(points)).toMatch(/^[0-9a-f]{16}$/)
      expect(differenceHash(points.map((point) => point + brighter))).toBe(differenceHash(points))
    }),
  )
})

test('the right to vote', () => {
  const may = {
    isSignedIn: true,
    isOpen: true,
    isElector: true,
    isOwnEntry: false,
    isShown: true,
    usedToday: 2,
    votedToday: false,
    perDay: 3,
  }
  expect(voteObstacle(may)).toBe(null)
  expect(voteObstacle({ ...may, usedToday: 3 })).toBe('quota')
  expect(voteObstacle({ ...may, votedToday: true })).toBe('votedToday')
  expect(voteObstacle({ ...may, isOwnEntry: true })).toBe('ownEntry')
  expect(voteObstacle({ ...may, isElector: false })).toBe('notElector')
  expect(voteObstacle({ ...may, isSignedIn: false, isElector: false })).toBe('signedOut')
  expect(voteObstacle({ ...may, isOpen: false })).toBe('closed')
  const end = 100 * 3600_000
  expect(
    [75, 76, 99, 100].map((hour) => areCountsHidden({ voteEnd: end, now: hour * 3600_000 }, 24)),
  ).toEqual([false, true, true, false])
  expect(wallSeed('a', '2026-11-29')).not.toBe(wallSeed('a', '2026-11-30'))
  expect(wallSeed('a', '2026-11-29')).toBe(wallSeed('a', '2026-11-29'))
})

const hour = 3600_000
const vote = (voter: number, more: Partial<CastVote> = {}): CastVote => ({
  voter: `v${voter}`,
  author: 'a',
  at: voter * 40 * hour,
  joinedAt: -voter * 50 * hour,
  network: `n${voter}`,
  device: 'd',
  ...more,
})
const list = (count: number, more: Partial<CastVote> = {}, from = 0) =>
  Array.from({ length: count }, (_, index) => vote(from + index, more))
const kinds = (votes: readonly CastVote[]) => [...new Set(findVoteSigns(votes).map(({ kind }) => kind))]

test('arranged votes are found, and those of a club at one address are not while they vote for several', () => {
  expect(kinds(list(20))).toEqual([])
  expect(kinds(list(4, { network: 'same' }))).toEqual([])
  expect(kinds(list(5, { network: 'same' }))).toEqual(['network'])
  expect(kinds([...list(5, { network: 'same' }), ...list(5, { network: 'same', author: 'b' })])).toEqual([])
  expect(kinds(list(6, { joinedAt: 1000 }))).toEqual(['registration'])
  expect(kinds([...list(5), ...list(40, { at: 100 * hour }, 100)])).toEqual(['burst'])
  expect(kinds(list(40, { at: 100 * hour }))).toEqual([])
})
