import type { App } from '../../../context.ts';
import { type VideoFacts, type VideoRefusal } from './video-facts.ts';
export type Probed = {
    kind: 'video';
    facts: VideoFacts;
} | {
    kind: 'refused';
    reason: VideoRefusal;
};
/**
 * Examines a video: first the file's index, parsed by us, then FFmpeg, which treats it as MP4 or MOV whatever it claims
 * to be and may read only this file.
 */
export declare function probeVideo(app: App, path: string): Promise<Probed>;
