import type { Queryable } from '../db/client.ts';
import type { Keys } from './derive-key.ts';
/** A table with encrypted fields, as its domain declares it for key rotation. */
export interface SealedTable {
    table: string;
    /** Columns that identify and order the rows; none of them is re-encrypted. */
    key: readonly string[];
    /** Column used as `ownerId`. */
    owner: string;
    ciphers: readonly {
        column: string;
        purpose: string;
    }[];
    /** Blind indexes of `cipher`. `textOf` makes the indexed text from the decrypted one and the row. */
    indexes: readonly {
        column: string;
        purpose: string;
        cipher: string;
        textOf?: (text: string, row: Row) => string;
    }[];
}
export type Row = Record<string, unknown>;
export interface Resealed {
    seen: number;
    changed: number;
}
/**
 * Re-encrypts with the current key what an older key made and recomputes its indexes, while the site runs: a row
 * changed concurrently is skipped, since it was written with the current key. It can be stopped at any moment and run
 * again.
 * @param onBatch called with the number of rows so far after each batch
 * @throws when a value was made with neither the current nor the previous key
 */
export declare function resealTable(db: Queryable, keys: Keys, sealed: SealedTable, onBatch?: (seen: number) => void): Promise<Resealed>;
