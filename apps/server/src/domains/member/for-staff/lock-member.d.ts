import type { Tx } from '../../../db/client.ts';
/** Locks a member until the end of the transaction. @returns false for an unknown or erased one */
export declare function lockMember(tx: Tx, memberId: string): Promise<boolean>;
