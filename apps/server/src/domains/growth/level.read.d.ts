import { type LevelCard, type MethodOutput, type UserLevel } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** A member's level; experience only for themselves. @throws ContentNotFound */
export declare function getLevel(ctx: MemberCtx, { userId }: {
    userId?: string | undefined;
}): Promise<LevelCard>;
/** The numbers that apply today. */
export declare function getRules(ctx: MemberCtx): Promise<MethodOutput<typeof UserLevel.GetRules>>;
