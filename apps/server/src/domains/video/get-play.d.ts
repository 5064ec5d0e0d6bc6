import { type MethodParsed, type Video, type VideoPlay } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * How this viewer plays the video of a post. The player's cookie of a social sign-in must have been made for this
 * session within ten minutes.
 * @throws ContentNotFound, Forbidden (another session's or an expired cookie), VideoNotReady
 */
export declare function getPlay(ctx: Ctx, input: MethodParsed<typeof Video.GetPlay>): Promise<VideoPlay>;
