import type { MethodOutput, UserInfo } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** The devices on which the member is signed in. */
export declare function loadSessions(ctx: MemberCtx): Promise<MethodOutput<typeof UserInfo.GetSessions>>;
