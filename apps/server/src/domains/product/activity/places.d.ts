import type { Tx } from '../../../db/client.ts';
/** @param activityIds one for each place */
export declare function giveBackPlaces(tx: Tx, activityIds: readonly string[]): Promise<void>;
/** Cancels what was applied for with a product that leaves its member, unless the gift was sent. */
export declare function cancelApplications(tx: Tx, { regProductId, reason }: {
    regProductId: string;
    reason: string;
}): Promise<void>;
