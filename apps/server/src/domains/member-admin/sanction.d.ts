import type { MemberCard, MethodParsed, StaffMember } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
type Choice = MethodParsed<typeof StaffMember.Sanction>;
/** Warns, mutes or bans a member from their card. @throws ContentNotFound, BadInput for a mute without days */
export declare function sanctionFromCard(ctx: StaffCtx, { id, kind, days, reason }: Choice): Promise<MemberCard>;
export {};
