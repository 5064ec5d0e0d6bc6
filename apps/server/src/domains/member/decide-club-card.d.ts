import type { Ctx } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
export interface ClubDecision {
    memberId: string;
    accepted: boolean;
    /** Sentence shown to the member when refused. */
    reason?: string;
}
/**
 * Accepts or refuses a card that waits and notifies its member.
 * @returns false when no card of this member waits
 */
export declare function decideClubCard(ctx: Pick<Ctx, 'db' | 'now'>, decision: ClubDecision): Promise<boolean>;
/** Locks the card of a member, if there is one. */
export declare function lockClubCard(tx: Tx, memberId: string): Promise<void>;
/** As `decideClubCard`, for a caller that notifies later by `announceClubCard`. */
export declare function settleClubCard(tx: Tx, now: Date, { memberId, accepted, reason }: ClubDecision): Promise<boolean>;
/** Notifies a member of the decision about their card. */
export declare function announceClubCard(tx: Tx, { memberId, accepted }: Pick<ClubDecision, 'memberId' | 'accepted'>): Promise<void>;
/** Lets a card wait again that was settled at an instant. @returns false when it changed since */
export declare function reopenClubCard(tx: Tx, { memberId, settledAt }: {
    memberId: string;
    settledAt: Date;
}): Promise<boolean>;
/** The masked numbers of members' cards, by member. */
export declare function loadMaskedCards(db: Queryable, memberIds: readonly string[]): Promise<Map<string, string>>;
