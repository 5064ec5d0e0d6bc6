import type { Tx } from '../../db/client.ts';
/** Updates what is derived from published posts, in the transaction that changed them. */
export declare function announceChanged(tx: Tx, ids: readonly string[]): Promise<void>;
