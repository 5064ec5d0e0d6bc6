import { type EmotionCode, type EmotionReport } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/** Sets, changes or removes the caller's emotion about a post. @throws ContentNotFound, BadInput for a closed one */
export declare function chooseEmotion(ctx: MemberCtx, { publishId, code }: {
    publishId: string;
    code: EmotionCode | null;
}): Promise<EmotionReport>;
