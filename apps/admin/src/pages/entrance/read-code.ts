import { browserHmac } from '@guangquan/client/browser-hmac'
import type { EntrancePerson, EntranceScan } from '@guangquan/contract'
import { readTicketText, ticketCode, ticketStep } from '@guangquan/rules/gear/ticket-code'

export type ReadCode = Pick<EntranceScan, 'enrolId' | 'step' | 'mac'>
type Holder = Pick<EntrancePerson, 'enrolId' | 'key'>

/** Six digits that match nobody on the list at the moment. */
export const unknownDigits = 'unknown'

/** Codes of these steps around the current one are looked through. */
const steps = [0, -1, -2, 1]

/**
 * Parses the scanned or typed text: a ticket, or six digits that match exactly one person on the list at the moment.
 * Null for any other text.
 */
export async function readCode(
  text: string,
  people: readonly Holder[],
  now: number,
): Promise<ReadCode | typeof unknownDigits | null> {
  const ticket = readTicketText(text)
  if (ticket !== null) return ticket
  const mac = text.replaceAll(/\s/g, '')
  if (!/^\d{6}$/.test(mac)) return null
  const current = ticketStep(now)
  const found = await Promise.all(
    people.map(async ({ enrolId, key }) => {
      for (const step of steps.map((by) => current + by)) {
        const { spoken } = await ticketCode(browserHmac, { key, enrolId, step })
        if (spoken === mac) return [{ enrolId, step, mac }]
      }
      return []
    }),
  )
  const [own, ...others] = found.flat()
  return own === undefined || others.length > 0 ? unknownDigits : own
}
