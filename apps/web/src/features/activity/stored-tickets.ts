import type { ActivityTicket } from '@guangquan/contract'
import { readStored, writeStored } from '../../platform/stored.ts'

// Tickets as they were last read, by activity, until their activities end: the page shows them without network. The key
// of a ticket is worth one entrance by its owner, whom the scanner shows with name and picture. Signing out removes
// them.
const name = 'tickets'

type Tickets = Record<string, ActivityTicket>

/** The stored ticket of an activity; undefined if there is none, or the activity is over. */
export function readStoredTicket(activityId: string, now = Date.now()): ActivityTicket | undefined {
  const ticket = readAll()[activityId]
  return ticket !== undefined && ticket.closesAt > now ? ticket : undefined
}

/** Stores a ticket, and removes those whose activities are over. */
export function keepTicket(ticket: ActivityTicket, now = Date.now()): void {
  write({ ...readAll(), [ticket.activityId]: ticket }, now)
}

/** Forgets the ticket of an activity, which the member no longer takes part in. */
export function forgetTicket(activityId: string, now = Date.now()): void {
  const { [activityId]: _gone, ...others } = readAll()
  write(others, now)
}

function write(tickets: Tickets, now: number): void {
  const current = Object.entries(tickets).filter(([, { closesAt }]) => closesAt > now)
  writeStored(name, current.length === 0 ? undefined : Object.fromEntries(current))
}

function readAll(): Tickets {
  const stored = readStored(name)
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, ActivityTicket] => isTicket(entry[1])),
  )
}

const isTicket = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'key' in value && 'closesAt' in value
