import { type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Tx } from '../../../db/client.ts';
/**
 * Acts on the members with lots that fulfil a condition, which they no longer do afterwards; some members in a
 * transaction, so that a run which is interrupted leaves the others to the next.
 * @returns the sum of what the acts return
 */
export declare function actOnLots({ db, signal }: {
    db: Database;
    signal: AbortSignal;
}, condition: RawBuilder<SqlBool>, act: (tx: Tx, memberId: string) => Promise<number>): Promise<number>;
