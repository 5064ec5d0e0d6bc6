import { browserHmac } from '@guangquan/client/browser-hmac'
import { ticketCode, ticketStep } from '@guangquan/rules/gear/ticket-code'
import { expect, test } from 'vitest'
import { isStored, judgeOffline } from './judge-offline.ts'

const now = 1_800_000_015_000
const holder = { enrolId: '01a225e9-3b7e-71e7-86c0-642340e57f43', key: 'a'.repeat(43) }
const person = {
  ...holder,
  nickName: '许一川',
  headPicUrl: '',
  state: 2 as const,
  guests: 0,
  checkInTime: null,
}
const list = { people: [person], opensAt: now - 1000, closesAt: now + 1000 }
const nobody = { now, waiting: new Set<string>() }

test('a device without network never says more than it knows', async () => {
  const step = ticketStep(now)
  const { mac } = await ticketCode(browserHmac, { ...holder, step })
  const code = { enrolId: holder.enrolId, step, mac }
  const judge = (
    change: Partial<typeof code> = {},
    at = nobody,
    of: Parameters<typeof judgeOffline>[0] = list,
  ) => judgeOffline(of, { ...code, ...change }, at)
  expect(await judge()).toBe('noted')
  expect(await judge({ mac: 'ABCDEFGHIJ' })).toBe('wrongCode')
  expect(await judge({ step: step - 3 })).toBe('clock')
  expect(await judge({ enrolId: crypto.randomUUID() })).toBe('notListed')
  expect(await judge({}, { now, waiting: new Set([holder.enrolId]) })).toBe('already')
  const came = [{ ...person, checkInTime: '2027-01-15 08:00:00' }]
  expect(await judge({}, nobody, { ...list, people: came })).toBe('already')
  expect(await judge({}, nobody, { ...list, opensAt: now + 1 })).toBe('tooEarly')
  expect(await judge({}, nobody, { ...list, closesAt: now })).toBe('tooLate')
  expect([isStored('noted'), isStored('notListed'), isStored('wrongCode')]).toEqual([true, true, false])
})
