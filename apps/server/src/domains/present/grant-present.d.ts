import { type PresentSource } from '@guangquan/contract';
import type { Tx } from '../../db/client.ts';
import type { Award } from './present.store.ts';
/** What somebody is given, and why. */
export interface NewPresent {
    giftId: string;
    source: PresentSource;
    /** What gives it, such as the id of a draw: one cause gives a member one present, however often it is told. */
    sourceId: string;
    /** What the member reads of the reason. */
    memo?: string;
    award?: Award;
    /** Where the rules of a prize say another number than its gift. */
    claimDays?: number;
}
/**
 * Gives a member a present, in the transaction of its cause.
 * @returns whether it did; false where the same cause gave it before, and for an erased member
 */
export declare function grantPresent(tx: Tx, now: Date, { memberId, ...given }: NewPresent & {
    memberId: string;
}): Promise<boolean>;
/** As `grantPresent`, to many. @returns how many got it now */
export declare function grantPresents(tx: Tx, now: Date, memberIds: readonly string[], given: NewPresent): Promise<number>;
/** The number of a present: 59 bits without characters that look alike, so that two never meet. */
export declare function newNumber(): string;
