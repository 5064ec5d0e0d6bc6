import { videoStates } from '@guangquan/contract';
import * as z from 'zod';
import type { Queryable, Tx } from '../../../db/client.ts';
/** One copy for playback. */
export declare const Rendition: z.ZodObject<{
    quality: z.ZodInt;
    width: z.ZodInt;
    height: z.ZodInt;
    bandwidth: z.ZodInt;
    codecs: z.ZodString;
    segments: z.ZodArray<z.ZodNumber>;
}, z.core.$strip>;
export type Rendition = z.infer<typeof Rendition>;
export type VideoState = (typeof videoStates)[keyof typeof videoStates];
export interface VideoRow {
    fileId: string;
    ownerId: string;
    fileName: string;
    size: number;
    isPublic: boolean;
    originalKey: string;
    prefix: string;
    durationMs: number;
    width: number;
    height: number;
    frameRate: number;
    hdr: string | null;
    hasSound: boolean;
    plain: boolean;
    state: VideoState;
    progress: number;
    tries: number;
    renditions: Rendition[];
    frameIds: string[];
    createdAt: Date;
}
/** Videos by file, in one query. */
export declare function findVideos(db: Queryable, fileIds: readonly string[]): Promise<Map<string, VideoRow>>;
export declare function findVideo(db: Queryable, fileId: string): Promise<VideoRow | null>;
/** A video, locked until the end of the transaction. */
export declare function lockVideo(tx: Tx, fileId: string): Promise<VideoRow | null>;
/** Stores the state of the work on a video. @returns false when the video no longer exists */
export declare function updateVideo(db: Queryable, fileId: string, change: {
    state?: VideoState;
    progress?: number;
    tries?: number;
    frameIds?: string[];
}): Promise<boolean>;
/** Adds a copy, replacing one of the same quality. @returns false when the video no longer exists */
export declare function addRendition(db: Queryable, fileId: string, rendition: Rendition): Promise<boolean>;
