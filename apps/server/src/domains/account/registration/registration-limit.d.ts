import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
/** Registrations per address and day; more from a shop, where people register at the counter. */
export declare const registrationsPerDay: {
    readonly elsewhere: 5;
    readonly shop: 20;
};
/**
 * Counts a registration for the caller's address, last in its transaction, so that refused ones are not counted.
 * @throws RegisterLimit with `details.n`, the seconds left
 */
export declare function countRegistration(ctx: Ctx, tx: Tx): Promise<void>;
/** Refuses what `countRegistration` would refuse now; counts nothing. @throws RegisterLimit */
export declare function refuseTooManyRegistrations(ctx: Ctx): Promise<void>;
