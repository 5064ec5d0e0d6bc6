import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import type { DB } from './tables.gen.ts';
export type Database = Kysely<DB>;
/** The pool or an open transaction: what reads and stores accept. */
export type Queryable = Kysely<DB> | Transaction<DB>;
export type Tx = Transaction<DB>;
export interface DatabaseOptions {
    url: string;
    /** Connections of this node; default 20. */
    max?: number;
    /** Statement timeout in milliseconds; default 5000. Jobs set their own. */
    statementTimeoutMs?: number;
    onError?: (error: Error) => void;
}
export interface OpenDatabase {
    db: Database;
    pool: pg.Pool;
    /** Ends all connections; `db.destroy()` would end none of a database that only requests used, see `limitDatabase`. */
    close: () => Promise<void>;
}
/** Opens the pool of this node. Default time-outs as in docs/operations.md. */
export declare function openDatabase(options: DatabaseOptions): OpenDatabase;
