import type { Tx } from '../../db/client.ts';
import { type MemberExp } from '../member/index.ts';
/** Until when the permissions of a level stay after experience was taken back. */
export declare const shortUntil: (shortSince: Date) => Date;
/**
 * Whether a member's earlier days are not counted yet: until then an upgrade leaves them every permission. Otherwise
 * permissions that differ from the level that is shown are always lower.
 */
export declare const isUncounted: ({ level, unlockLevel }: MemberExp) => boolean;
/**
 * Brings a locked member's level to their experience. The level that is shown never falls; where experience was taken
 * back, the member is warned, and 30 days later permissions follow the experience.
 */
export declare function settleLevel(tx: Tx, member: MemberExp, { now, earned, takesBack, quietly, }: {
    now: Date;
    earned: number;
    takesBack: boolean;
    quietly?: boolean;
}): Promise<void>;
