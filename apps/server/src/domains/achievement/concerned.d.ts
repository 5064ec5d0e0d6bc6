import type { Queryable } from '../../db/client.ts';
import { type EventName } from '../../events/catalogue.ts';
type Ids = readonly string[];
/** An event that may change what is measured of some members. */
interface Concerned {
    event: EventName;
    membersOf: (db: Queryable, payloads: readonly unknown[]) => Promise<Ids>;
}
/** The events after which medals and frames may be granted, and to whom. */
export declare const concernedBy: readonly Concerned[];
export {};
