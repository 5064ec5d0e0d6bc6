import type { MethodParsed, UserInfo } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Changes the given fields of the member's own data, profile and user name, all or nothing.
 * @throws what `updateProfile` and `changeUserName` throw
 */
export declare function updateOwn(ctx: MemberCtx, input: MethodParsed<typeof UserInfo.Update>): Promise<void>;
