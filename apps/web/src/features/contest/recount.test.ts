import { writeMarkSheet, type MarkSheet } from '@guangquan/rules/contest/mark-sheet'
import { expect, test } from 'vitest'
import { sha256Of } from '../../shared/pictures/sha256.ts'
import { recount } from './recount.ts'

const sheet: MarkSheet = {
  judgeWeight: 70,
  hasJury: true,
  hasVote: false,
  quorum: 2,
  tie: 1,
  criteria: [60, 40],
  entries: ['001', '002'].map((entry, index) => ({
    entry,
    group: 'G1',
    author: `A${index + 1}`,
    order: index + 1,
    votes: 0,
    cleanVotes: 0,
  })),
  notes: [],
  marks: ['J1', 'J2'].flatMap((judge) => [
    { judge, entry: '001', group: 'G1', halves: [18, 16] },
    { judge, entry: '002', group: 'G1', halves: [12, 10] },
  ]),
  prizes: [{ id: 'P1', basis: 1, group: null, count: 1 }],
}
const award = (number: string, rank: number) => ({
  prizeId: '',
  prizeName: '金镜头',
  groupName: '',
  words: '',
  certificate: null,
  isLapsed: false,
  isPassedOn: false,
  entry: {
    id: '',
    publishId: null,
    contestId: '',
    groupId: '',
    number,
    title: '',
    state: 9 as const,
    picture: null,
    pictureCount: 1,
    authorId: '',
    authorNickName: '',
    votes: null,
    rank,
    isVoted: false,
    isOwn: false,
  },
})

test('the browser agrees with a true result, and does not with another text, rank or winner', async () => {
  const text = writeMarkSheet(sheet)
  const sha256 = await sha256Of(text)
  const found = await recount(text, { sha256, awards: [award('001', 1)] })
  expect(found).toMatchObject({
    isSameFile: true,
    same: 1,
    compared: 1,
    areSamePrizes: true,
    judges: ['J1', 'J2'],
  })
  expect(found?.rows[0]).toMatchObject({ entry: '001', rank: 1, marks: ['8.60', '8.60'], score: '100.0' })
  expect(await recount(text, { sha256, awards: [award('002', 1)] })).toMatchObject({
    same: 0,
    areSamePrizes: false,
  })
  expect(await recount(`${text}\n`, { sha256, awards: [] })).toMatchObject({ isSameFile: false })
  expect(await recount('', { sha256, awards: [] })).toBe(null)
})
