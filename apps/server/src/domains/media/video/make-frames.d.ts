import type { App } from '../../../context.ts';
/** Instants of the frames: the middles of equal parts, so that neither a fade-in nor the end is shown. */
export declare function frameTimes(durationMs: number): number[];
/** Makes the frames an author chooses a poster from, each a picture of its own. Once per video. */
export declare function makeFrames(app: App, fileId: string, signal: AbortSignal): Promise<void>;
