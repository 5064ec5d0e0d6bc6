import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../db/client.ts'
import { preparedQueries } from '../db/prepared-query.ts'
import { events, type EventName, type EventPayload } from './catalogue.ts'
import { busChannel } from './postgres-bus.ts'

/** Transactions whose owner wakes the relay after the commit. */
const watched = new WeakMap<Tx, { hasEvents: boolean }>()

/**
 * Takes over waking the relay after the commit of a transaction. A NOTIFY inside it takes a lock of the whole database
 * for the time of the commit, so that writes commit one after another.
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
  const body = JSON.stringify(events[name].parse(payload))
  const watch = watched.get(tx)
  if (watch !== undefined) watch.hasEvents = true
  await insertEvent(tx, { notifies: watch === undefined }, { id: uuid(), name, body })
}

type Event = { id: string; name: string; body: string }

const insertEvent = preparedQueries<Event, { notifies: boolean }, unknown>(
  'events.emit',
  (db, param, { notifies }) => {
    const insert = sql`insert into outbox_event (id, name, payload)
      values (${param('id')}::uuid, ${param('name')}, ${param('body')}::jsonb)`
    // NOTIFY is transactional, so the relays of all nodes wake at the commit.
    const query = notifies
      ? sql`with written as (${insert}) select pg_notify(${sql.lit(busChannel)}, 'outbox.written ')`
      : insert
    return { compile: () => query.compile(db) }
  },
)
