import { createHmac, randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { drawList, instantHit, oddsScale, type Ticket } from '@guangquan/rules/events/lottery-draw'
import { lotteryStateAt } from '@guangquan/rules/events/lottery-state'
import type { Hmac } from '@guangquan/rules/gear/ticket-code'

// 200,000 draws, each with a hash: two seconds.

const hmac: Hmac = (key, message) =>
  Promise.resolve(createHmac('sha256', Buffer.from(key, 'base64url')).update(message).digest())
const seed = Buffer.alloc(32, 7).toString('base64url')
const tickets = (count: number): Ticket[] =>
  Array.from({ length: count }, (_, index) => ({ number: index + 1, code: `code-${index}` }))
const draw = { seed, root: 'root', publicValue: '3927.41' }

/** Upper limits of chi-square for p = 0.001, by degrees of freedom. */
const limits = { 3: 16.27, 99: 148.23 } as const
const chiSquare = (counts: readonly number[], expected: readonly number[]) =>
  counts.reduce(
    (sum, count, index) => sum + (count - (expected[index] ?? 1)) ** 2 / (expected[index] ?? 1),
    0,
  )

test('100,000 instant draws have the published odds', async () => {
  const odds = [1_000, 49_000, 250_000]
  const counts = [0, 0, 0, 0]
  for (let number = 1; number <= 100_000; number++) {
    const nonce = number.toString(16).padStart(64, '0')
    const hit = await instantHit(hmac, { seed, code: 'code', number, nonce }, odds)
    counts[hit ?? 3] = (counts[hit ?? 3] ?? 0) + 1
  }
  const expected = [...odds, oddsScale - 300_000].map((one) => one / 10)
  expect(chiSquare(counts, expected)).toBeLessThan(limits[3])
})

test('100,000 winners of a list of a hundred are spread evenly', async () => {
  const counts = Array.from({ length: 100 }, () => 0)
  const list = tickets(100)
  for (let turn = 0; turn < 20_000; turn++) {
    const won = await drawList(hmac, { ...draw, root: `root ${turn}` }, { tickets: list, counts: [5] })
    for (const { number } of won) counts[number - 1] = (counts[number - 1] ?? 0) + 1
  }
  expect(
    chiSquare(
      counts,
      counts.map(() => 1000),
    ),
    // Without replacement the sum is smaller than of independent draws.
  ).toBeLessThan(limits[99])
})

test('a draw is repeatable, and another seed, root, public value or order gives another result', async () => {
  const list = tickets(500)
  const counts = [1, 10, 30]
  const first = await drawList(hmac, draw, { tickets: list, counts })
  expect(await drawList(hmac, draw, { tickets: list, counts })).toEqual(first)
  const other = { seed: randomBytes(32).toString('base64url'), root: 'other', publicValue: '3927.42' }
  for (const [key, value] of Object.entries(other))
    expect(await drawList(hmac, { ...draw, [key]: value }, { tickets: list, counts })).not.toEqual(first)
  expect(await drawList(hmac, draw, { tickets: list.toReversed(), counts })).not.toEqual(first)
})

test('no ticket and no member wins twice, and there are as many winners as prizes or members', async () => {
  for (const [people, each, prizes] of [
    [20, 3, 7],
    [4, 5, 9],
    [1, 1, 1],
    [0, 1, 3],
  ] as const) {
    const list = tickets(people * each).map((one) => ({ ...one, code: `code-${one.number % people}` }))
    const won = await drawList(hmac, draw, { tickets: list, counts: [prizes] })
    expect(won).toHaveLength(Math.min(people, prizes))
    const codes = won.map(({ number }) => list[number - 1]?.code)
    expect(new Set(codes).size).toBe(won.length)
  }
})

test('the state follows from stage and time', () => {
  const facts = { stage: 1, type: 2, startTime: 10, endTime: 20, drawnAt: null, claimDays: 1 }
  const at = (now: number, change: object = {}) => lotteryStateAt({ ...facts, ...change }, now)
  expect([9, 10, 19, 20].map((now) => at(now))).toEqual([1, 2, 2, 3])
  expect([25, 25 + 86_400_000].map((now) => at(now, { drawnAt: 25 }))).toEqual([4, 5])
  expect([at(20, { type: 1 }), at(5, { stage: 0 }), at(30, { stage: 3 })]).toEqual([4, 0, 6])
})
