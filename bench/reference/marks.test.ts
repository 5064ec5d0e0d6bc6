import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { makeFill, makeId, markVarying } from './marks.ts'

const since = Date.now()
const older = makeId(since - 1000)
const subject = makeId(since - 2000)
const made = makeId(since + 5)
const requestId = randomUUID()
const foreign = randomUUID()
const statement = (values: unknown[]) => ({ text: 'select 1', values, after: [], client: 0 })

it('marks what a call made or got, and leaves what was there before', () => {
  const [first, second] = markVarying(
    [
      statement([[['a1b2c3d4'], [older, foreign]]]),
      statement([made, subject, `{"id":"${made}","by":"${requestId}"}`, 5]),
    ],
    { nonce: 'a1b2c3d4', body: JSON.stringify({ requestId }), since, subject },
  )
  expect(first?.values).toEqual([[['@nonce'], [older, foreign]]])
  expect(second?.values).toEqual(['@id0', '@subject', '{"id":"@id0","by":"@id1"}', 5])
})

it('fills a mark with one value in each replay, and another in the next', () => {
  const fills = [makeFill('a'), makeFill('b')]
  const [one, other] = fills.map((fill) => [fill('@id0'), fill(['@id0', '@subject', 7])])
  expect(one).toEqual([expect.any(String), [one?.[0], 'a', 7]])
  expect(other).toEqual([expect.any(String), [other?.[0], 'b', 7]])
  expect(one?.[0]).not.toBe(other?.[0])
})

it('gives an order another number in each replay', () => {
  const [order] = markVarying([statement(['2611261304012345678', '12345678'])], {
    nonce: '',
    body: '',
    since,
    subject: null,
  })
  expect(order?.values).toEqual(['2611261304@order', '12345678'])
  expect(makeFill('a')(order?.values)).toEqual([expect.stringMatching(/^2611261304\d{9}$/), '12345678'])
})

it('gives other bytes to each insert, and leaves those that a statement looks for', () => {
  const found = new Uint8Array([1, 2, 3])
  const insert = { ...statement([new Uint8Array([4, 5]), new Uint8Array([6, 7])]), text: 'insert into t' }
  const statements = [statement([found]), insert]
  const [search, row] = markVarying(statements, { nonce: '', body: '', since, subject: null })
  expect(search?.values).toEqual([found])
  expect(row?.values).toEqual([String.raw`\x@bytes0of2`, String.raw`\x@bytes1of2`])
  const fills = [makeFill('a')(row?.values), makeFill('a')(row?.values)]
  for (const fill of fills) {
    expect(fill).toEqual([expect.stringMatching(/^\\x[\da-f]{4}$/), expect.stringMatching(/^\\x[\da-f]{4}$/)])
  }
  expect(fills[0]).not.toEqual(fills[1])
})
