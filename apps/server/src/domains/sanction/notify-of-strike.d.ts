import type { Tx } from '../../db/client.ts';
import type { StrikeRow } from './strike.store.ts';
/** Notifies a member of a strike: what, why, until when, what of theirs changed and how to appeal. */
export declare function notifyOfStrike(tx: Tx, now: Date, strike: StrikeRow): Promise<void>;
