import { type ProfilePart } from '@guangquan/contract';
import type { Tx } from '../../db/client.ts';
/** Notifies a member of the parts of their profile that staff replaced by neutral ones. */
export declare function notifyOfReset(tx: Tx, now: Date, { memberId, replaced, reason, }: {
    memberId: string;
    replaced: Partial<Record<ProfilePart, unknown>>;
    reason: string;
}): Promise<void>;
