import { sql, type RawBuilder } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../db/client.ts'
import { preparedQuery, preparedWrite, type ParamOf } from '../db/prepared-query.ts'
import { events, type EventName, type EventPayload } from './catalogue.ts'
import { busChannel } from './postgres-bus.ts'

/** Transactions whose owner wakes the relay after the commit. */
const watched = new WeakMap<Tx, { hasEvents: boolean }>()

/**
 * Takes over waking the relay after the commit of a transaction. A NOTIFY inside it would hold a lock of the whole
 * database during the commit, so that writes commit one after another.
 * @returns whether events were written, to be read after the commit
 */
export function watchEvents(tx: Tx): { hasEvents: boolean } {
  const watch = { hasEvents: false }
  watched.set(tx, watch)
  return watch
}

/**
 * Writes an event in the transaction that causes it. After the commit every subscriber gets it at least once; after a
 * rollback nobody does.
 */
export async function emit<N extends EventName>(tx: Tx, name: N, payload: EventPayload<N>): Promise<void> {
  await insertOne(tx, eventRow(name, payload))
  await wakeForEvents(tx)
}

const insertOne = preparedWrite<EventRow>('events.insert', (db, param) => {
  const query = insertEventFor(param, sql`(values (1)) as one (event)`)
  return { compile: () => query.compile(db) }
})

/** An event as parameters of `insertEventFor`. */
export type EventRow = { eventId: string; eventName: string; eventBody: string }

export function eventRow<N extends EventName>(name: N, payload: EventPayload<N>): EventRow {
  return { eventId: uuid(), eventName: name, eventBody: JSON.stringify(events[name].parse(payload)) }
}

/** SQL: writes an event if `from` has a row, as part of a command's statement. Then call `wakeForEvents`. */
export function insertEventFor<T>(param: ParamOf<EventRow>, from: RawBuilder<unknown>): RawBuilder<T> {
  return sql<T>`insert into outbox_event (id, name, payload)
    select ${param('eventId')}::uuid, ${param('eventName')}::text, ${param('eventBody')}::jsonb from ${from}`
}

/** After an event was written: makes the relay wake at the commit. */
export async function wakeForEvents(tx: Tx): Promise<void> {
  const watch = watched.get(tx)
  if (watch === undefined) await notify(tx, {})
  else watch.hasEvents = true
}

const notify = preparedQuery<Record<string, never>, unknown>('events.notify', (db) => {
  const query = sql`select pg_notify(${sql.lit(busChannel)}, 'outbox.written ')`
  return { compile: () => query.compile(db) }
})
