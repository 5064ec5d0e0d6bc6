import { Socket } from 'node:net';
import type pg from 'pg';
/**
 * Closes connections with a statement in flight that receive nothing for this long: the database or the network is gone
 * silently. Otherwise each would occupy its slot in the pool until TCP gives up after a quarter of an hour. Idle ones
 * are closed too: discovered one by one, they would cost their callers the same time again.
 */
export declare function endSilentConnections(pool: pg.Pool, milliseconds: number): void;
/** The connection's socket to the database. */
export declare function socketOf(client: pg.PoolClient): Socket;
