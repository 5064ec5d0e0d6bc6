import { browserHmac } from '@guangquan/client/browser-hmac'
import { ticketCode, ticketStep } from '@guangquan/rules/gear/ticket-code'
import { expect, test } from 'vitest'
import { readCode, unknownDigits } from './read-code.ts'

const now = 1_800_000_015_000
const holderOf = (sign: string) => ({
  enrolId: `01a225e9-3b7e-71e7-86c0-64234${sign.repeat(7)}`,
  key: sign.repeat(43),
})
const people = [holderOf('a'), holderOf('b')]

test('a ticket is read as it is; another text is nothing', async () => {
  const enrolId = '01a225e9-3b7e-71e7-86c0-642340e57f43'
  expect(await readCode(`C1.${enrolId}.61.ABCDEFGHIJ`, [], now)).toEqual({
    enrolId,
    step: 61,
    mac: 'ABCDEFGHIJ',
  })
  for (const text of ['', '48291', 'https://example.com', `P1.${enrolId}.x`])
    expect(await readCode(text, people, now)).toBeNull()
})

test('six digits as people say them are of the one person who has them now', async () => {
  const [, second] = people
  if (second === undefined) throw new Error('nobody on the list')
  const step = ticketStep(now) - 2
  const { spoken } = await ticketCode(browserHmac, { ...second, step })
  const said = ` ${spoken.slice(0, 3)} ${spoken.slice(3)} `
  expect(await readCode(said, people, now)).toEqual({ enrolId: second.enrolId, step, mac: spoken })
  expect(await readCode(said, people.slice(0, 1), now)).toBe(unknownDigits)
  // If two people have the same digits, neither is chosen.
  expect(await readCode(said, [second, { ...second }], now)).toBe(unknownDigits)
  expect(await readCode(said, people, now + 5 * 60_000)).toBe(unknownDigits)
})
