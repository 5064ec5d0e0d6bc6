import type { Ctx } from '../context.ts';
import type { Tx } from './client.ts';
/**
 * Runs a command in a transaction; within another command's transaction it joins that one. On a serialization failure
 * or deadlock (40001, 40P01) the work is repeated, at most three times, so it must have no effects outside the
 * database.
 */
export declare function inTransaction<T>(ctx: Pick<Ctx, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T>;
