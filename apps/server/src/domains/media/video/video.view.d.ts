import type { VideoProgress } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../../context.ts';
import { type VideoRow } from './video.store.ts';
/**
 * The processing state of a member's own video.
 * @throws ContentNotFound when it does not exist or is somebody else's
 */
export declare function getVideoProgress(ctx: MemberCtx, fileId: string): Promise<VideoProgress>;
/** Processing states of own videos, by file. One that does not exist or is somebody else's is missing. */
export declare function loadVideoProgress(ctx: MemberCtx, fileIds: readonly string[]): Promise<Map<string, VideoProgress>>;
/** How much of a video somebody may watch. The caller has checked that they may see its post. */
export type VideoRight = 'whole' | 'preview';
/**
 * The URL of a video's playlist. One that everybody may watch in full needs no signature; any other has one that is
 * valid for an hour and grants no more than this permission.
 */
export declare function videoUrl(ctx: Ctx, video: VideoRow, right: VideoRight): string;
