import type { App } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { events, type EventName, type EventPayload } from './catalogue.ts'

/** What a subscriber works with: its rows commit together with the record of the delivery. */
export interface EventCtx {
  app: App
  tx: Tx
  now: Date
}

/** A subscriber, for the relay. */
export interface Subscription {
  event: EventName
  /** Unique and stable: the outbox records deliveries by this name. */
  name: string
  deliver: (ctx: EventCtx, payload: unknown, eventId: string) => Promise<void>
}

/**
 * Declares a subscriber. It runs after the commit of the event, at least once; work outside the database belongs in a
 * job. Quick work only, since it is inside a transaction.
 */
export function subscribe<N extends EventName>(
  event: N,
  name: string,
  receive: (ctx: EventCtx, payload: EventPayload<N>, eventId: string) => Promise<void>,
): Subscription {
  return {
    event,
    name,
    deliver: (ctx, payload, eventId) => receive(ctx, events[event].parse(payload), eventId),
  }
}
