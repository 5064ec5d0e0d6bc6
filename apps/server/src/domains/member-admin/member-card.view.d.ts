import { type MemberCard } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** Everything about one member on one page, personal data masked. @throws ContentNotFound */
export declare function loadMemberCard(ctx: StaffCtx, { id }: {
    id: string;
}): Promise<MemberCard>;
