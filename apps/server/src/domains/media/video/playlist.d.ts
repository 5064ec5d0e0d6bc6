import type { Rendition } from './video.store.ts';
/** The list of a video's copies. `query` is the signature that every URL in it needs as well. */
export declare function masterPlaylist(renditions: readonly Rendition[], query: string): string;
/** The segments of one copy, up to where a viewer may watch. */
export declare function mediaPlaylist({ quality, segments }: Rendition, query: string, limitSeconds: number | null): string;
/** How many segments end within a limit: always at least one, with a tolerance of a tenth of a second. */
export declare function segmentsWithin(segments: readonly number[], limitSeconds: number | null): number;
