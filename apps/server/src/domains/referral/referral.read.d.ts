import type { MethodOutput, UserInfo } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import { type PageInput } from '../../db/paging.ts';
/** A page of the members whom the caller invited, newest first. totalCount: capped, counted for the first page. */
export declare function listReferrals(ctx: MemberCtx, input: PageInput): Promise<MethodOutput<typeof UserInfo.GetUserReferList>>;
/** Whose invitation a code is. @throws InviteCodeWrong for a code that no active member has */
export declare function getInviter(ctx: Ctx, { inviteUserCode }: {
    inviteUserCode: string;
}): Promise<{
    nickName: string;
}>;
/** Who invited these members; one whom nobody invited is missing. */
export declare function loadInviters(db: Queryable, memberIds: readonly string[]): Promise<Map<string, string>>;
