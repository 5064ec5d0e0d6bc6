import type { MemberSession } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/** Where a member is signed in, and where they were. */
export declare function loadMemberSessions(ctx: StaffCtx, { id }: {
    id: string;
}): Promise<MemberSession[]>;
