import type { Tx } from '../../db/client.ts';
import { type LockedReply } from './reply.store.ts';
/** Deletes a locked comment and its answers. @returns by how many comments its post shows less */
export declare function endLockedReply(tx: Tx, reply: LockedReply): Promise<number>;
