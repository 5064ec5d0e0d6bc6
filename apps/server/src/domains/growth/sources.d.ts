import type { Queryable } from '../../db/client.ts';
import { type EventName } from '../../events/catalogue.ts';
import type { Earning } from './earning.ts';
/** What earns by one kind of event. */
interface Source {
    event: EventName;
    /** The rows that the events name. Read after the commit, they may be gone by then. */
    findNamed: (db: Queryable, payloads: readonly unknown[]) => Promise<Earning[]>;
    /** Everything of the kind that a member has done. */
    findAll: (db: Queryable, memberId: string) => Promise<Earning[]>;
}
/** What earns experience. */
export declare const sources: readonly Source[];
export {};
