import type { Tx } from '../../../db/client.ts';
import type { Values } from '../read-measures.ts';
/** Stores how far members are with each medal; only what changed is written. */
export declare function saveProgress(tx: Tx, values: Values): Promise<void>;
