import { type VideoTools } from './video-tools.ts';
/** The programs ffmpeg and ffprobe of a folder. @returns null where one of them is missing */
export declare function findPrograms(folder: string): VideoTools | null;
