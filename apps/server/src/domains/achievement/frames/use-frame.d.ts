import type { MethodOutput, ProfileFrame } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
/** Uses a frame that the caller has and that has not expired. @throws ContentNotFound */
export declare function putOnFrame(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<MethodOutput<typeof ProfileFrame.Used>>;
/** Takes a frame off. Another one that is used by now stays. */
export declare function takeOffFrame(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<MethodOutput<typeof ProfileFrame.Cancel>>;
