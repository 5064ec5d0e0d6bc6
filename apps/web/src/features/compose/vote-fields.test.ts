import { expect, test } from 'vitest'
import { sampleFile } from '../../testing/sample-picture.ts'
import { emptyFields } from './draft-fields.ts'
import {
  emptyVote,
  endTimeAfter,
  pendingOf,
  voteBlock,
  voteFieldsOf,
  votePublishBody,
  withPending,
  withPicture,
} from './vote-fields.ts'

const now = Date.parse('2026-11-21T12:00:00Z')
const written = { ...emptyFields, title: '哪一张做封面' }
const vote = emptyVote(now)
const named = (texts: string[]) =>
  texts.map((text, place) => ({ key: String(place), text, picture: null, uploadKey: null }))

test('photographs that an earlier page did not upload return to their options', () => {
  const pendingFile = (key: string) => (key === 'refused' ? undefined : new File(['x'], 'x.jpg'))
  const begun = withPending(vote, {
    list: [
      { key: 'a', place: 1 },
      { key: 'b', place: 2 },
    ],
  })
  expect(begun.options.map(({ uploadKey }) => uploadKey)).toEqual([null, 'a', 'b'])
  expect(begun.hasPictures).toBe(true)
  expect(pendingOf(begun, { pendingFile })).toEqual({
    list: [
      { key: 'a', place: 1 },
      { key: 'b', place: 2 },
    ],
  })
  const arrived = withPicture(begun, 'a', sampleFile)
  expect(arrived.options[1]).toMatchObject({ picture: sampleFile, uploadKey: null })
  expect(pendingOf(arrived, { pendingFile }).list).toEqual([{ key: 'b', place: 2 }])
  expect(pendingOf({ ...arrived, hasPictures: false }, { pendingFile }).list).toEqual([])
})

test('the end is formatted in Asia/Shanghai', () => {
  expect(endTimeAfter(now, 7)).toBe('2026-11-28 20:00:00')
})

test.each([
  ['题目要 4 到 50 字', { ...written, title: '短' }, vote],
  ['每个选项都要写上文字', written, vote],
  ['有两个选项一样', written, { ...vote, options: named(['晨', ' 晨 ']) }],
  ['图片投票的每个选项都要有一张照片', written, { ...vote, hasPictures: true, options: named(['晨', '暮']) }],
  [
    '截止时间要在 1 小时到 30 天之间',
    written,
    { ...vote, options: named(['晨', '暮']), endTime: '2026-11-21 20:30:00' },
  ],
  [
    '截止时间要在 1 小时到 30 天之间',
    written,
    { ...vote, options: named(['晨', '暮']), endTime: '2026-12-21 20:02:00' },
  ],
  ['地点最多 50 字', { ...written, place: '岛'.repeat(51) }, { ...vote, options: named(['晨', '暮']) }],
  ['', written, { ...vote, options: named(['晨', '暮']) }],
  ['', written, { ...vote, options: named(['晨', '暮']), endTime: endTimeAfter(now + 3600_000, 0) }],
])('publishing is blocked: %s', (reason, fields, one) => {
  expect(voteBlock(fields, one, now)).toBe(reason)
})

test('a draft with an end in the past gets a new one, and at least two options', () => {
  const stored = { options: [], max: 3, endTime: '2026-11-20 20:00:00', showResult: 2, canChange: false }
  expect(voteFieldsOf(stored, now)).toMatchObject({
    options: [{ text: '' }, { text: '' }],
    max: 2,
    endTime: '2026-11-28 20:00:00',
    showResult: 2,
    canChange: false,
  })
})

test('a text vote sends no photographs, whatever was chosen before', () => {
  const body = votePublishBody(written, { ...vote, options: named(['晨', '暮']) })
  expect(body.vote.options).toEqual([{ text: '晨' }, { text: '暮' }])
})
