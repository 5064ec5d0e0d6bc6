import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../db/client.ts'
import { events, type EventName, type EventPayload } from './catalogue.ts'
import { busChannel } from './postgres-bus.ts'

/**
 * Writes an event in the transaction that causes it. After the commit every subscriber gets it at least once; after a
 * rollback nobody does.
 */
export async function emit<N extends EventName>(tx: Tx, name: N, payload: EventPayload<N>): Promise<void> {
  const body = JSON.stringify(events[name].parse(payload))
  // NOTIFY is transactional too, so the relays wake at the commit.
  await sql`
    with written as (insert into outbox_event (id, name, payload) values (${uuid()}, ${name}, ${body}))
    select pg_notify(${busChannel}, 'outbox.written ')`.execute(tx)
}
