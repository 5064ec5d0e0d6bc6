import { type VideoTools } from './video-tools.ts';
/** FFmpeg's libraries installed with the program. @returns null where there are none for this kind of machine */
export declare function findLibavTools(): VideoTools | null;
