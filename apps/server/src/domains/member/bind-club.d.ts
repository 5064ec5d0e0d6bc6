import type { MemberCtx } from '../../context.ts';
export interface ClubCardClaim {
    clubCardNo: string;
    realName: string;
    phone: string;
}
/** Purposes under which a card's number, name and phone are encrypted. */
export declare const clubPurposes: {
    readonly card: 'club-card';
    readonly name: 'club-name';
    readonly phone: 'club-phone';
};
/**
 * Requests that a card of the older offline club be bound; staff decide. A refused member may try again. Of several who
 * name the same card at once, one gets it.
 * @throws ClubCardTaken, NotAllowedNow while one is being checked or bound
 */
export declare function bindClub(ctx: Pick<MemberCtx, 'app' | 'db' | 'now' | 'viewer'>, claim: ClubCardClaim): Promise<void>;
