import { type Achievement, type MedalDetail, type MethodOutput, type MethodParsed } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../../context.ts';
/**
 * A page of the caller's medals, or of those that another member has won, with a summary of all.
 * @throws ContentNotFound as `getPerson`
 */
export declare function listMedals(ctx: MemberCtx, { userId, group, ...input }: MethodParsed<typeof Achievement.GetList>): Promise<MethodOutput<typeof Achievement.GetList>>;
/** One of the caller's medals. @throws ContentNotFound */
export declare function getMedal(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<MedalDetail>;
/** A medal of another member. @throws ContentNotFound, also for a member whom the viewer may not look at */
export declare function getMedalOf(ctx: Ctx, { id, userId }: {
    id: string;
    userId: string;
}): Promise<MedalDetail>;
