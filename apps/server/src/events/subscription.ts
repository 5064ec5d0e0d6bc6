import type { App } from '../context.ts'
import type { Tx } from '../db/client.ts'
import { events, type EventName, type EventPayload } from './catalogue.ts'

/** What a subscriber works with: its rows commit together with the mark that it has the event. */
export interface EventCtx {
  app: App
  tx: Tx
  now: Date
}

/** A subscriber as the relay holds it. */
export interface Subscription {
  event: EventName
  /** Unique and lasting: it is what the outbox remembers of a delivery. */
  name: string
  deliver: (ctx: EventCtx, payload: unknown, eventId: string) => Promise<void>
}

/**
 * Declares a subscriber. It runs after the commit of the event, at least once; work outside the database
 * goes into a job. Quick work only: it holds a transaction.
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
