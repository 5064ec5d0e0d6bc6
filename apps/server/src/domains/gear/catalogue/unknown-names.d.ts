import type { Database, Tx } from '../../../db/client.ts';
/** Counts again the unknown names that photographs of these posts carry. */
export declare function countNamesOf(tx: Tx, publishIds: readonly string[]): Promise<void>;
/** Counts all unknown names again, and forgets those that no photograph carries any more. */
export declare function countAllNames(db: Database): Promise<void>;
