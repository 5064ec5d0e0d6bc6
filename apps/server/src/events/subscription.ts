import type { App } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { events, type EventName, type EventPayload } from './catalogue.ts'

/** What a subscriber works with: its rows commit together with the record of the delivery. */
export interface EventCtx {
  app: App
  tx: Tx
  now: Date
}

/** An event as delivered. */
interface Delivered {
  id: string
  payload: unknown
}

/** A subscriber, for the relay. */
export interface Subscription {
  event: EventName
  /** Unique and stable: the outbox records deliveries by this name. */
  name: string
  /** Whether it gets the events of a batch in one call, after subscribers that get them one by one. */
  takesBatches: boolean
  deliver: (ctx: EventCtx, delivered: readonly Delivered[]) => Promise<void>
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
    takesBatches: false,
    deliver: async (ctx, delivered) => {
      for (const { id, payload } of delivered) await receive(ctx, events[event].parse(payload), id)
    },
  }
}

/**
 * As `subscribe`, for frequent events: one call gets many events, so that the number of statements does not grow with
 * them.
 */
export function subscribeToBatches<N extends EventName>(
  event: N,
  name: string,
  receive: (ctx: EventCtx, payloads: readonly EventPayload<N>[]) => Promise<void>,
): Subscription {
  return {
    event,
    name,
    takesBatches: true,
    deliver: (ctx, delivered) =>
      receive(
        ctx,
        delivered.map(({ payload }) => events[event].parse(payload)),
      ),
  }
}
