import type { Insertable } from 'kysely';
import type { Tx } from '../db/client.ts';
import type { DB } from '../db/tables.gen.ts';
/** Inserts many rows in few statements. */
export declare function insertRows<T extends keyof DB & string>(tx: Tx, table: T, rows: readonly Insertable<DB[T]>[]): Promise<void>;
