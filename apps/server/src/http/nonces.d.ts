import type { Database } from '../db/client.ts';
export interface Nonces {
    /** True the first time a nonce is seen in its scope, by any node. */
    consume: (scope: string, nonce: string) => Promise<boolean>;
    /** True the first time this node sees a nonce in its scope, among the latest 50,000 to 100,000. For reads. */
    consumeLocally: (scope: string, nonce: string) => boolean;
}
/**
 * Nonces that arrive together share one statement: under load a call costs one row of a batch instead of a round trip.
 * A batch is sent as soon as the previous one has completed.
 */
export declare function makeNonces(db: Database): Nonces;
