import type { Tx } from '../../db/client.ts';
import { type LockedReply } from './reply.store.ts';
/** Locks a comment after the one it answers, as in every command that locks both. */
export declare function lockReplyAndParent(tx: Tx, id: string): Promise<LockedReply | undefined>;
/** Hides a shown, locked comment from everybody but its writer until somebody decides. */
export declare function hideReply(tx: Tx, reply: LockedReply, now: Date): Promise<void>;
