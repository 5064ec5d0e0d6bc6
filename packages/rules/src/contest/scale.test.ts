import { expect, test } from 'vitest'
import { computeResult, readMarkSheet, writeMarkSheet, type MarkSheet } from './mark-sheet.ts'
import { judgeProgress } from './jury-score.ts'
import { nextInLine } from './next-in-line.ts'

const entries = 10_000
const judges = 20

/** Deterministic marks, some of them equal. */
const markOf = (entry: number, judge: number, criterion: number) =>
  4 + ((entry * 7 + judge * 3 + criterion * 5) % 16)

test('the result of 10,000 entries and 20 judges is computed from its text in less than five seconds', () => {
  const names = Array.from({ length: entries }, (_, index) => String(index + 1).padStart(5, '0'))
  const sheet: MarkSheet = {
    judgeWeight: 70,
    hasJury: true,
    hasVote: true,
    quorum: 3,
    tie: 1,
    criteria: [25, 25, 20, 15, 15],
    entries: names.map((entry, index) => ({
      entry,
      group: `G${(index % 3) + 1}`,
      author: `A${index % 4000}`,
      order: index + 1,
      votes: index % 500,
      cleanVotes: index % 500,
    })),
    marks: names.flatMap((entry, index) =>
      Array.from({ length: judges }, (_, judge) => ({
        judge: `J${judge + 1}`,
        entry,
        group: `G${(index % 3) + 1}`,
        halves: [0, 1, 2, 3, 4].map((criterion) => markOf(index, judge, criterion)),
      })),
    ),
    prizes: [{ id: 'P1', basis: 1, group: null, count: 20 }],
    notes: [],
  }
  const text = writeMarkSheet(sheet)
  const begun = Date.now()
  const read = readMarkSheet(text)
  if (read === null) throw new Error('unreadable')
  const { ranked, awards } = computeResult(read)
  expect(Date.now() - begun).toBeLessThan(5000)
  expect(ranked.filter(({ rank }) => rank !== null)).toHaveLength(entries)
  expect(new Set(awards.map(({ author }) => author)).size).toBe(20)
  // An unclaimed prize goes to the next entrant without one.
  const winners = new Set(awards.map(({ author }) => author))
  const next = nextInLine(
    ranked,
    { id: 'P1', basis: 1, group: null, count: 20 },
    ({ author }) => !winners.has(author),
  )
  const better = ranked.filter(
    ({ author, score }) => !winners.has(author) && (score ?? 0) > (next?.score ?? 0),
  )
  expect(better).toEqual([])
  expect(nextInLine(ranked, { id: 'P1', basis: 1, group: null, count: 20 }, () => false)).toBeNull()
})

test('a judge with a work left never reads that all is done', () => {
  for (let tasks = 1; tasks <= 2000; tasks++) {
    const { percent, left } = judgeProgress({ tasks, marked: tasks - 1, recused: 0 })
    expect([percent < 100, left]).toEqual([true, 1])
  }
  expect(judgeProgress({ tasks: 3, marked: 2, recused: 1 })).toMatchObject({ percent: 100, left: 0 })
})
