import { type RawBuilder } from 'kysely';
import type { Tx } from '../db/client.ts';
import { type ParamOf } from '../db/prepared-query.ts';
import { type EventName, type EventPayload } from './catalogue.ts';
/**
 * Takes over waking the relay after the commit of a transaction. A NOTIFY inside it takes a lock of the whole database
 * for the time of the commit, so that writes commit one after another.
 * @returns whether events were written, to be read after the commit
 */
export declare function watchEvents(tx: Tx): {
    hasEvents: boolean;
};
/**
 * Writes an event in the transaction that causes it. After the commit every subscriber gets it at least once; after a
 * rollback nobody does.
 */
export declare function emit<N extends EventName>(tx: Tx, name: N, payload: EventPayload<N>): Promise<void>;
/** An event as parameters of `insertEventFor`. */
export type EventRow = {
    eventId: string;
    eventName: string;
    eventBody: string;
};
export declare function eventRow<N extends EventName>(name: N, payload: EventPayload<N>): EventRow;
/** SQL: writes an event where a `from` has a row, as part of a command's statement. Then call `wakeForEvents`. */
export declare function insertEventFor<T>(param: ParamOf<EventRow>, from: RawBuilder<unknown>): RawBuilder<T>;
/** After an event was written: the relay wakes at the commit. */
export declare function wakeForEvents(tx: Tx): Promise<void>;
