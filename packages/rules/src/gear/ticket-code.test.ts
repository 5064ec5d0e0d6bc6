import { expect, test } from 'vitest'
import {
  isAcceptedStep,
  readTicketText,
  ticketCode,
  ticketStep,
  ticketText,
  type Hmac,
} from './ticket-code.ts'

// Repeats the bytes of the message: the rules need no real cipher.
const hmac: Hmac = (key, message) =>
  Promise.resolve(
    Uint8Array.from({ length: 32 }, (_, index) => (key + message).charCodeAt(index % 20) + index),
  )

test('a ticket says who and when, and is read back; another text is nothing', async () => {
  const enrolId = '01a225e9-3b7e-71e7-86c0-642340e57f43'
  const code = await ticketCode(hmac, { key: 'key', enrolId, step: 61 })
  expect(code.mac).toMatch(/^[A-Z2-7]{10}$/)
  expect(code.spoken).toMatch(/^\d{6}$/)
  expect(readTicketText(ticketText(enrolId, 61, code))).toEqual({ enrolId, step: 61, mac: code.mac })
  for (const text of ['', 'U1.abc', `C1.${enrolId}.61`, `C1.${enrolId}.61.0189018901`])
    expect(readTicketText(text)).toBeNull()
})

test('a code is accepted from two steps before to one after', () => {
  const at = 1_800_000_015_000
  const now = ticketStep(at)
  const accepted = [-3, -2, -1, 0, 1, 2].filter((shift) => isAcceptedStep(now + shift, at))
  expect(accepted).toEqual([-2, -1, 0, 1])
})
