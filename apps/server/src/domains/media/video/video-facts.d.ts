import type { ErrorName } from '@guangquan/contract';
/** What examining a video showed about its content. */
export interface VideoFacts {
    mime: 'video/mp4' | 'video/quicktime';
    durationMs: number;
    /** As displayed, after rotation. */
    width: number;
    height: number;
    codec: string;
    audioCodec: string | null;
    /** Frames per second. */
    frameRate: number;
    /** Transfer function of an HDR picture, else null. */
    hdr: string | null;
}
export type VideoRefusal = Extract<ErrorName, 'VideoTypeRefused' | 'VideoCodecRefused' | 'VideoH264Only' | 'VideoDamaged' | 'VideoLength' | 'VideoSize'>;
/** The error a video is refused with, or null. */
export declare function refusalOf(facts: VideoFacts): VideoRefusal | null;
