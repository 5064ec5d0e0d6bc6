import type { Tx } from '../../../db/client.ts';
/** Records uploads by others with the number of lost gear, for staff alone. Nobody else learns of it. */
export declare function recordSightings(tx: Tx, serialIds: readonly string[], now: Date): Promise<void>;
