import type { Tx } from '../../../db/client.ts';
/** Tells the member whose registration was disputed that a claim ended without a change. */
export declare function tellHolder(tx: Tx, now: Date, { disputes }: {
    disputes: string | null;
}): Promise<void>;
