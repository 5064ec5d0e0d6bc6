/** Seconds per segment; key frames are forced at its multiples. */
export declare const segmentSeconds = 6;
/** Storage keys of a video and its copies. */
export declare function videoKeysOf(fileId: string, mime: string, now: Date): {
    originalKey: string;
    publicPrefix: string;
};
/** The MP4 that is served as uploaded, without the data about camera and position. */
export declare function plainKey(prefix: string): string;
export declare function initKey(prefix: string, quality: number): string;
export declare function segmentKey(prefix: string, quality: number, index: number): string;
/** Short edges of a video's copies: 720 and 1080, or its own where it is smaller. Even numbers, as H.264 requires. */
export declare function qualitiesOf(width: number, height: number): number[];
