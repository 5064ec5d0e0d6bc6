import type { App } from '../../../context.ts';
import type { VideoTools } from './tools/video-tools.ts';
/**
 * The machine's ffmpeg, which its owner keeps up to date, else the libraries installed with the program.
 * @returns null where there is neither, or FFMPEG is `off`: then only H.264 in MP4 is accepted, and served as uploaded
 */
export declare function videoToolsOf(app: App): VideoTools | null;
/** The version of these tools, found out once. @returns null where there are none */
export declare function videoToolsVersion(app: App): Promise<string | null>;
