import { type ShutterReading } from '@guangquan/rules/shutter-count';
import type { App } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
/**
 * Brings the passports of these numbers up to date: who has them, what their photographs prove, how often the shutter was
 * released. May run again at any time, with the same result; events and the nightly job both end here.
 */
export declare function settlePassports(app: App, tx: Tx, { serialIds, now }: {
    serialIds: readonly string[];
    now: Date;
}): Promise<void>;
/** The latest readings of a number by the photographs of whoever had it. */
export declare function loadReadings(tx: Pick<Tx, 'selectFrom'>, serialId: string): Promise<ShutterReading[]>;
