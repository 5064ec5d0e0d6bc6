import type { Tx } from '../../db/client.ts';
/** State of a member who signs in. */
export interface MemberStatus {
    /** False for a banned or erased member. */
    isActive: boolean;
    isBanned: boolean;
    /** End of the cooling-off before the account is erased, or null. */
    eraseAt: Date | null;
}
/** Locks the member until the transaction ends, so that a sign-in and a deletion are serialised. */
export declare function lockMemberStatus(tx: Tx, memberId: string): Promise<MemberStatus | undefined>;
/** Prevents the erasure of a member until the end of the transaction. @returns false for an unknown or erased one */
export declare function pinMember(tx: Tx, memberId: string): Promise<boolean>;
/** What strikes do to a member. */
export interface Restriction {
    isBanned: boolean;
    mutedUntil: Date | null;
    mutedReason: string;
}
/** As `pinMember`, for many. @returns those who are known and not erased */
export declare function pinMembers(tx: Tx, memberIds: readonly string[]): Promise<string[]>;
/** Locks a member who is not erased for a change of their restriction. @returns null for anybody else */
export declare function lockRestriction(tx: Tx, memberId: string): Promise<Restriction | null>;
/** Stores what a locked member may no longer do. */
export declare function setRestriction(tx: Tx, memberId: string, restriction: Restriction): Promise<void>;
/** Cancels a deletion. @returns false when none is under way, or it is already due */
export declare function cancelErasure(tx: Tx, memberId: string, now: Date): Promise<boolean>;
/** Records that a member has a phone: without one, members read, like and collect, but do not write. */
export declare function markPhoneBound(tx: Tx, memberId: string): Promise<void>;
