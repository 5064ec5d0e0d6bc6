import { type MuteDays } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import { type StrikeTarget } from './strike.store.ts';
/** What a member gets. */
export type Penalty = {
    kind: 'warning' | 'ban';
    days?: undefined;
} | {
    kind: 'mute';
    days: MuteDays;
};
/** A decision about a member. */
export type Sanction = Penalty & {
    memberId: string;
    /** The member reads it. */
    reason: string;
    target?: StrikeTarget;
    /** Who decided; null for the server's operator. */
    staffId: string | null;
};
/** What a sanction did. */
export interface Sanctioned {
    strikeId: string;
    /** The strikes that followed by itself: ids. */
    followedBy: string[];
}
/**
 * Warns, mutes or bans a member and notifies them. Warnings lead to a mute or a ban by the strike table. A ban ends the
 * member's sessions. The caller is responsible for the permission and the audit row.
 * @throws ContentNotFound for a member who is erased or unknown, BadInput without a reason or with a long one
 */
export declare function sanctionMember(ctx: Pick<Ctx, 'db' | 'now'>, sanction: Sanction): Promise<Sanctioned>;
