import type pg from 'pg';
/**
 * Ends a pool, and waits until the database has closed its connections: `pool.end()` only says goodbye to them, and a
 * database that is stopped right afterwards terminates those that it has not read.
 */
export declare function endPool(pool: pg.Pool): Promise<void>;
