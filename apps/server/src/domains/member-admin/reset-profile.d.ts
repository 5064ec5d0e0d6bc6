import type { MemberCard, ProfilePart } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
interface Reset {
    id: string;
    parts: ProfilePart[];
    profileVersion: string;
    reason: string;
}
/** Replaces parts of a member's profile by neutral ones and notifies them. @throws ContentNotFound, ChangedMeanwhile */
export declare function resetMemberProfile(ctx: StaffCtx, { id, parts, profileVersion: version, reason }: Reset): Promise<MemberCard>;
export {};
