import { ticketStep } from '@guangquan/rules/ticket-code'
import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

const enrolId = '01a225e9-3b7e-71e7-86c0-642340e57f43'
const now = 1_800_000_015_000

test('a ticket is read, and six digits as people say them; another text is nothing', () => {
  expect(readCode(`C1.${enrolId}.61.ABCDEFGHIJ`, now)).toEqual({ enrolId, step: 61, mac: 'ABCDEFGHIJ' })
  expect(readCode(' 482 913 ', now)).toEqual({ enrolId: null, step: ticketStep(now), mac: '482913' })
  for (const text of ['', '48291', 'https://example.com', `P1.${enrolId}.x`]) expect(readCode(text, now)).toBeNull()
})
