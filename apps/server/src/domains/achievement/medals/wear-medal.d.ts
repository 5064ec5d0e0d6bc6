import { type Achievement, type MethodOutput } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** Wears a medal that the caller has, in its highest tier. @throws ContentNotFound */
export declare function wearMedal(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<MethodOutput<typeof Achievement.Used>>;
/** Takes a medal off. Another one that is worn by now stays. */
export declare function takeOffMedal(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<MethodOutput<typeof Achievement.Cancel>>;
