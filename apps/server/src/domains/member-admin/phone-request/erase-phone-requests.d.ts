import type { Tx } from '../../../db/client.ts';
/** Deletes the requests about a member; the audit log says what was decided. */
export declare function erasePhoneRequests(tx: Tx, memberId: string): Promise<void>;
