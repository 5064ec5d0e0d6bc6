import type { FormerPicture, MethodParsed, ReviewCase } from '@guangquan/contract';
import type { StaffCtx } from '../../context.ts';
/**
 * What pictures showed before they were masked, for whoever may decide the appeal about their post or comment.
 * @returns none where nothing was masked
 * @throws ContentNotFound for an appeal that was decided, or is about no post or comment; Forbidden for whoever gave
 * the strike
 */
export declare function seeFormer(ctx: StaffCtx, { appealId, reason }: MethodParsed<typeof ReviewCase.SeeFormer>): Promise<{
    items: FormerPicture[];
}>;
