import type { MethodParsed, StaffTag } from '@guangquan/contract';
import type { StaffCtx } from '../../../context.ts';
/** Bans a tag: no post may take it on, and its page does not open. @throws ContentNotFound, ChangedMeanwhile */
export declare function banTag(ctx: StaffCtx, { name, version, reason }: MethodParsed<typeof StaffTag.Ban>): Promise<void>;
/** Lets a banned tag be used again. @throws ContentNotFound, ChangedMeanwhile */
export declare function unbanTag(ctx: StaffCtx, { name, version }: MethodParsed<typeof StaffTag.Unban>): Promise<void>;
