import fc from 'fast-check'
import { expect, test } from 'vitest'
import { awardPrizes, rankEntries, scoreText, type RankedInput } from './contest-result.ts'
import {
  judgeProgress,
  juryScores,
  marksOfRanks,
  markText,
  passes,
  zText,
  type RoundMark,
} from './jury-score.ts'
import { computeResult, readMarkSheet, writeMarkSheet, type MarkSheet } from './mark-sheet.ts'

const weights = [25, 25, 20, 15, 15]
const rules = { weights, quorum: 2 }

const halves = fc.array(fc.integer({ min: 4, max: 20 }), { minLength: 5, maxLength: 5 })
/** Marks of 3 judges for up to 8 entries, some of them missing. */
const anyMarks: fc.Arbitrary<RoundMark[]> = fc
  .array(fc.array(fc.option(halves, { freq: 6 }), { minLength: 3, maxLength: 3 }), {
    minLength: 2,
    maxLength: 8,
  })
  .map((entries) =>
    entries.flatMap((row, entry) =>
      row.flatMap((one, judge) =>
        one === null ? [] : [{ judge: `J${judge}`, entry: `${entry}`, group: '1', halves: one }],
      ),
    ),
  )

test('a judge who marks everything two points lower changes nothing', () => {
  fc.assert(
    fc.property(anyMarks, (marks) => {
      const severe = marks.map((mark) =>
        mark.judge === 'J1' ? { ...mark, halves: mark.halves.map((one) => one - 4) } : mark,
      )
      expect(juryScores(severe, rules)).toEqual(juryScores(marks, rules))
    }),
  )
})

test('a judge who gives everybody the same changes nothing between others’ entries', () => {
  const marks: RoundMark[] = ['1', '2', '3'].flatMap((entry, index) => [
    { judge: 'A', entry, group: '1', halves: [10 + index] },
    { judge: 'B', entry, group: '1', halves: [14] },
  ])
  const scores = juryScores(marks, { weights: [100], quorum: 2 })
  const means = ['1', '2', '3'].map((entry) => scores.get(entry)?.meanZ ?? 0)
  expect(means).toEqual(means.toSorted((a, b) => a - b))
})

test('an entry with too few marks is said, and ends nothing', () => {
  const marks: RoundMark[] = [
    { judge: 'A', entry: '1', group: '1', halves: [20] },
    { judge: 'B', entry: '1', group: '1', halves: [18] },
    { judge: 'A', entry: '2', group: '1', halves: [10] },
  ]
  const scores = juryScores(marks, { weights: [100], quorum: 2 })
  expect(scores.get('2')).toEqual({ marks: 1, meanZ: null })
  const ranked = rankEntries(
    ['1', '2'].map((entry, index) => ({
      ...base,
      entry,
      order: index + 1,
      meanZ: scores.get(entry)?.meanZ ?? null,
    })),
    { hasJury: true, hasVote: false, judge: 70 },
  )
  expect(ranked.map(({ rank }) => rank)).toEqual([1, null])
})

test('a judge of two groups counts once in each', () => {
  const inBoth: RoundMark[] = ['1', '2'].flatMap((group) =>
    [0, 1, 2].map((index) => ({
      judge: 'A',
      entry: `${group}${index}`,
      group,
      halves: [10 + index * Number(group)],
    })),
  )
  const scores = juryScores(inBoth, { weights: [100], quorum: 1 })
  expect(scores.get('12')).toEqual(scores.get('22'))
})

test('passing, ranks, progress and texts', () => {
  expect(passes([true], 2)).toBe(null)
  expect(passes([true, false], 2)).toBe(true)
  expect(passes([true, false, false], 2)).toBe(false)
  const ranks = ['x', 'y', 'z'].map((entry, index) => ({ judge: 'A', entry, group: '1', rank: index + 1 }))
  expect(marksOfRanks(ranks).map((mark) => mark.halves[0])).toEqual([2, 1, 0])
  expect(judgeProgress({ tasks: 240, marked: 239, recused: 0 })).toEqual({ left: 1, percent: 99 })
  expect(judgeProgress({ tasks: 10, marked: 8, recused: 2 })).toEqual({ left: 0, percent: 100 })
  expect(markText([15, 16, 17, 14, 13], weights)).toBe('7.60')
  expect([zText(1_420_000_000), zText(-310_000_000), zText(0)]).toEqual(['+1.42', '-0.31', '+0.00'])
})

const base: RankedInput = { entry: '1', group: '1', author: 'a', order: 1, meanZ: 0, cleanVotes: 0 }
const both = { hasJury: true, hasVote: true, judge: 70 }

test('results: the weights, then the jury, then equal ranks', () => {
  const ranked = rankEntries(
    [
      { ...base, entry: '1', author: 'a', order: 1, meanZ: 2e9, cleanVotes: 0 },
      { ...base, entry: '2', author: 'b', order: 2, meanZ: 0, cleanVotes: 100 },
      { ...base, entry: '3', author: 'c', order: 3, meanZ: 1e9, cleanVotes: 50 },
      { ...base, entry: '4', author: 'd', order: 4, meanZ: 1e9, cleanVotes: 50 },
    ],
    both,
  )
  expect(ranked.map(({ entry, rank }) => [entry, rank])).toEqual([
    ['1', 1],
    ['3', 2],
    ['4', 2],
    ['2', 4],
  ])
  expect(ranked.find(({ entry }) => entry === '1')?.score).toBe(700_000)
  expect(scoreText(938_000)).toBe('93.8')
})

test('each author gets one prize for scores, the next moves up; equals get it as the rules say', () => {
  const ranked = rankEntries(
    [
      { ...base, entry: '1', author: 'a', order: 1, meanZ: 5e9, cleanVotes: 9 },
      { ...base, entry: '2', author: 'a', order: 2, meanZ: 4e9, cleanVotes: 8 },
      { ...base, entry: '3', author: 'b', order: 3, meanZ: 3e9, cleanVotes: 1 },
      { ...base, entry: '4', author: 'c', order: 4, meanZ: 3e9, cleanVotes: 1 },
    ],
    { hasJury: true, hasVote: false, judge: 100 },
  )
  const prizes = [
    { id: 'gold', basis: 1, group: null, count: 1 },
    { id: 'silver', basis: 1, group: null, count: 1 },
    { id: 'public', basis: 2, group: null, count: 1 },
  ] as const
  expect(awardPrizes(ranked, prizes, 1).map(({ prize, entry }) => [prize, entry])).toEqual([
    ['gold', '1'],
    ['silver', '3'],
    ['public', '1'],
  ])
  expect(awardPrizes(ranked, prizes, 2).map(({ prize, entry }) => [prize, entry])).toEqual([
    ['gold', '1'],
    ['silver', '3'],
    ['silver', '4'],
    ['public', '1'],
  ])
})

const anyRanked = fc.array(
  fc.record({
    meanZ: fc.option(fc.integer({ min: -3, max: 3 }).map((z) => z * 1e8)),
    cleanVotes: fc.integer({ min: 0, max: 5 }),
    author: fc.constantFrom('a', 'b', 'c', 'd'),
    group: fc.constantFrom('1', '2'),
  }),
  { minLength: 1, maxLength: 20 },
)

test('ranks follow scores, do not depend on the order of the rows, and nobody gets two prizes for scores', () => {
  fc.assert(
    fc.property(anyRanked, (rows) => {
      const entries = rows.map((row, index) => ({ ...row, entry: `${index}`, order: index + 1 }))
      const ranked = rankEntries(entries, both)
      expect(ranked).toHaveLength(entries.length)
      const key = (list: typeof ranked) =>
        Object.fromEntries(list.map(({ entry, rank, score }) => [entry, [rank, score]]))
      expect(key(rankEntries(entries.toReversed(), both))).toEqual(key(ranked))
      for (const one of ranked)
        for (const other of ranked)
          if (
            one.group === other.group &&
            one.score !== null &&
            other.score !== null &&
            one.score > other.score
          )
            expect(one.rank ?? 0).toBeLessThan(other.rank ?? 0)
      const prizes = [
        { id: 'p', basis: 1, group: null, count: 3 },
        { id: 'q', basis: 1, group: '1', count: 2 },
      ] as const
      for (const tie of [1, 2] as const) {
        const authors = awardPrizes(ranked, prizes, tie).map(({ author }) => author)
        expect(new Set(authors).size).toBe(authors.length)
      }
    }),
  )
})

const sheet: MarkSheet = {
  judgeWeight: 70,
  hasJury: true,
  hasVote: true,
  quorum: 2,
  tie: 1,
  criteria: weights,
  entries: [
    { entry: '001', group: 'g1', author: 'A1', order: 1, votes: 12, cleanVotes: 10 },
    { entry: '002', group: 'g1', author: 'A2', order: 2, votes: 3, cleanVotes: 3 },
    { entry: '003', group: 'g2', author: 'A1', order: 3, votes: 0, cleanVotes: 0 },
  ],
  notes: [],
  marks: [
    { judge: 'J1', entry: '001', group: 'g1', halves: [16, 15, 14, 13, 12] },
    { judge: 'J1', entry: '002', group: 'g1', halves: [10, 11, 12, 13, 14] },
    { judge: 'J2', entry: '001', group: 'g1', halves: [20, 20, 20, 20, 20] },
    { judge: 'J2', entry: '002', group: 'g1', halves: [8, 8, 8, 8, 8] },
  ],
  prizes: [{ id: 'p1', basis: 1, group: null, count: 1 }],
}

test('whoever reads the published sheet computes the same result; one changed mark changes its hash', async () => {
  const text = writeMarkSheet(sheet)
  const read = readMarkSheet(text)
  expect(read).toEqual(sheet)
  if (read === null) throw new Error('unreadable')
  expect(computeResult(read)).toEqual(computeResult(sheet))
  expect(writeMarkSheet(read)).toBe(text)
  const [first, ...others] = sheet.marks
  if (first === undefined) throw new Error('no mark')
  const changed = writeMarkSheet({ ...sheet, marks: [{ ...first, halves: [17, 15, 14, 13, 12] }, ...others] })
  expect(changed).not.toBe(text)
  expect(readMarkSheet('something else')).toBe(null)
})
