import type { App } from '../context.ts';
import type { Tx } from '../db/client.ts';
import { type EventName, type EventPayload } from './catalogue.ts';
/** What a subscriber works with: its rows commit together with the record of the delivery. */
export interface EventCtx {
    app: App;
    tx: Tx;
    now: Date;
}
/** An event that is delivered. */
interface Delivered {
    id: string;
    payload: unknown;
}
/** A subscriber, for the relay. */
export interface Subscription {
    event: EventName;
    /** Unique and stable: the outbox records deliveries by this name. */
    name: string;
    /** Whether it gets the events of a batch in one call, after those that others get one by one. */
    takesBatches: boolean;
    deliver: (ctx: EventCtx, delivered: readonly Delivered[]) => Promise<void>;
}
/**
 * Declares a subscriber. It runs after the commit of the event, at least once; work outside the database belongs in a
 * job. Quick work only, since it is inside a transaction.
 */
export declare function subscribe<N extends EventName>(event: N, name: string, receive: (ctx: EventCtx, payload: EventPayload<N>, eventId: string) => Promise<void>): Subscription;
/** As `subscribe`, for frequent events: gets many in one call, so that its statements do not grow with them. */
export declare function subscribeToBatches<N extends EventName>(event: N, name: string, receive: (ctx: EventCtx, payloads: readonly EventPayload<N>[]) => Promise<void>): Subscription;
export {};
