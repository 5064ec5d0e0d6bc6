import type { App } from '../../../context.ts';
import type { VideoTools } from './tools/video-tools.ts';
import type { Rendition, VideoRow } from './video.store.ts';
export interface Making {
    tools: VideoTools;
    video: VideoRow;
    /** The local original. */
    path: string;
    folder: string;
    /** Short edge. */
    quality: number;
    signal: AbortSignal;
    /** Seconds of the video done so far. */
    onProgress: (seconds: number) => void;
}
/**
 * Makes one copy as segments in storage.
 * @returns null when ffmpeg refuses the file
 * @throws when it was stopped from outside, so that the job is retried
 */
export declare function makeRendition(app: App, making: Making): Promise<Rendition | null>;
