import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'
import { preparedQuery, preparedWrite } from '../db/prepared-query.ts'

export interface WaitingEvent {
  id: string
  name: string
  payload: unknown
  delivered_to: string[]
  attempts: number
}

const waitingEvents = preparedQuery<{ count: number }, WaitingEvent>('events.waiting', (db, param) => {
  const query = sql<WaitingEvent>`
    select id, name, payload, delivered_to, attempts from outbox_event
    where relayed_at is null and failed_at is null and retry_at <= now()
    order by id limit ${param('count')} for update skip locked`
  return { compile: () => query.compile(db) }
})

/** Locks waiting events in order, skipping rows that another node is working on. */
export function claimEvents(tx: Tx, count: number): Promise<WaitingEvent[]> {
  return waitingEvents(tx, { count })
}

const relayedEvents = preparedWrite<{ ids: readonly string[] }>('events.relayed', (db, param) => {
  const query = sql`update outbox_event set relayed_at = now() where id = any(${param('ids')}::uuid[])`
  return { compile: () => query.compile(db) }
})

/** Marks events as delivered to all subscribers. */
export async function markRelayed(tx: Tx, ids: string[]): Promise<void> {
  await relayedEvents(tx, { ids })
}

const lastAttempt = 10

/** Stores the partial delivery of an event and postpones the rest: 2 s, 4 s, 8 s … at most an hour; then gives up. */
export async function markFailed(
  tx: Tx,
  event: WaitingEvent,
  delivered: string[],
  error: string,
): Promise<void> {
  const attempts = event.attempts + 1
  const waitSeconds = Math.min(2 ** attempts, 3600)
  await sql`
    update outbox_event set
      delivered_to = ${delivered}, attempts = ${attempts}, last_error = ${error.slice(0, 500)},
      retry_at = now() + ${waitSeconds} * interval '1 second',
      failed_at = case when ${attempts} >= ${lastAttempt} then now() end
    where id = ${event.id}`.execute(tx)
}
