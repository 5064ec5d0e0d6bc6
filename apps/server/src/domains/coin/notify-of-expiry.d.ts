import type { Database } from '../../db/client.ts';
/** Notifies members of coins that expire within 30 days, and again within 7. @returns how many notices */
export declare function notifyOfExpiry(run: {
    db: Database;
    signal: AbortSignal;
    now: Date;
}): Promise<number>;
