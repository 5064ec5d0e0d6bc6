import { type FrameItem, type MethodOutput, type MethodParsed, type ProfileFrame } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../../context.ts';
/**
 * A page of the frames with the caller's state of each, or of those that another member has.
 * @throws ContentNotFound as `getPerson`
 */
export declare function listFrames(ctx: MemberCtx, { userId, group, ...input }: MethodParsed<typeof ProfileFrame.GetList>): Promise<MethodOutput<typeof ProfileFrame.GetList>>;
/** A frame with the caller's state of it. @throws ContentNotFound */
export declare function getFrame(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<FrameItem>;
/** A frame of another member, or the frame itself. @throws ContentNotFound */
export declare function getFrameOf(ctx: Ctx, { id, userId }: {
    id: string;
    userId?: string | undefined;
}): Promise<FrameItem>;
