import type { App } from '../../../context.ts';
/**
 * Makes the next demonstration video from its photographs and publishes it as its author. It takes half a minute, so it
 * runs in the background; when done already, or without ffmpeg, it does nothing.
 * @returns whether more are left
 */
export declare function loadNextVideo(app: App, signal: AbortSignal): Promise<boolean>;
