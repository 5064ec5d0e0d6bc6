import { readTicketText, ticketStep } from '@guangquan/rules/ticket-code'

/** What was read or typed at the entrance, as a scan; null for what is neither a ticket nor a spoken code. */
export function readCode(text: string, now: number) {
  const ticket = readTicketText(text)
  if (ticket !== null) return ticket
  const spoken = text.replaceAll(/\s/g, '')
  return /^\d{6}$/.test(spoken) ? { enrolId: null, step: ticketStep(now), mac: spoken } : null
}
