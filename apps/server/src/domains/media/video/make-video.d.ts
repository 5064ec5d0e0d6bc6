import type { App } from '../../../context.ts';
/** A video to be made of our own pictures. */
export interface VideoCut {
    /** Working folder; the caller removes it. */
    folder: string;
    /** Paths of JPEG files. */
    pictures: readonly string[];
    secondsEach: number;
    /** Pans across each picture. */
    moving: boolean;
}
/** Makes a silent video of pictures. @returns its path in the folder, or null on a machine without ffmpeg */
export declare function makeVideo(app: App, cut: VideoCut, signal: AbortSignal): Promise<string | null>;
/** Stores a local video as if its owner had uploaded it, and makes frames and copies at once. @returns its file */
export declare function storeVideoFile(app: App, ownerId: string, path: string, signal: AbortSignal): Promise<string>;
