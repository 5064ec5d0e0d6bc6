import { expect, test } from 'vitest'
import { messageRight, namesLink, strangersPerDay, usualSender, type MessageFacts } from './message-right.ts'

const strangers: MessageFacts = {
  isOpen: true,
  phoneBound: true,
  iBlock: false,
  blocksMe: false,
  peerActive: true,
  peerSetting: 1,
  peerFollowsMe: false,
  iFollowPeer: false,
  peerHasWritten: false,
  level: 3,
  strangerLevel: 2,
  waiting: 0,
  maxWaiting: 3,
  strangersToday: 0,
}
const right = (facts: Partial<MessageFacts>) => messageRight({ ...strangers, ...facts })

test('a stranger writes three texts, and anything once answered or followed', () => {
  expect(right({})).toEqual({ refusal: null, left: 3, anything: false })
  expect(right({ waiting: 2 })).toEqual({ refusal: null, left: 1, anything: false })
  expect(right({ waiting: 3 })).toEqual({ refusal: 'waiting', left: 0, anything: false })
  expect(right({ waiting: 3, peerHasWritten: true })).toEqual({ refusal: null, left: null, anything: true })
  expect(right({ peerFollowsMe: true })).toEqual({ refusal: null, left: null, anything: true })
})

test.each<[Partial<MessageFacts>, string | null]>([
  [{ isOpen: false, iBlock: true }, 'closed'],
  [{ phoneBound: false }, 'phone'],
  [{ iBlock: true, blocksMe: true }, 'blocking'],
  [{ blocksMe: true, peerHasWritten: true }, 'restricted'],
  [{ peerActive: false }, 'gone'],
  [{ peerSetting: 2 }, 'restricted'],
  [{ peerSetting: 2, iFollowPeer: true }, 'restricted'],
  [{ peerSetting: 2, peerFollowsMe: true }, null],
  [{ peerSetting: 3, peerFollowsMe: true }, 'restricted'],
  [{ peerSetting: 3, peerFollowsMe: true, iFollowPeer: true }, null],
  [{ peerSetting: 4, peerFollowsMe: true, iFollowPeer: true }, 'restricted'],
  [{ peerSetting: 4, peerHasWritten: true }, null],
  [{ level: 1 }, 'level'],
  [{ level: 1, strangerLevel: 1 }, null],
  [{ level: 1, peerFollowsMe: true }, null],
  [{ strangersToday: 3 }, 'perDay'],
  [{ strangersToday: 3, waiting: 1 }, null],
  [{ strangersToday: 9, level: 4 }, null],
])('who may write: %j is %s', (facts, refusal) => {
  expect(right(facts).refusal).toBe(refusal)
})

test('more strangers a day with standing; newcomers hear from whom they follow', () => {
  expect([1, 2, 3, 4, 6, 7, 10].map(strangersPerDay)).toEqual([3, 3, 3, 10, 10, 20, 20])
  expect([1, 2].map(usualSender)).toEqual([2, 1])
})

test.each([
  ['看 https://a.example', true],
  ['加 www.a.example', true],
  ['上 taobao.com 看看', true],
  ['ｔａｏｂａｏ．ｃｏｍ', true],
  ['f/2.8 和 50mm，明天见', false],
  ['写信到 a@photo.com', false],
  ['DSC_0012.jpg 那张', false],
])('%s names a link: %s', (text, expected) => {
  expect(namesLink(text)).toBe(expected)
})
