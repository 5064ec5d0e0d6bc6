/** What the index of an MP4 or MOV file says, before any decoder sees the file. */
export interface Mp4Index {
    durationMs: number;
    video: {
        codec: string;
        width: number;
        height: number;
    } | null;
    audioCodec: string | null;
    /** Its samples are in other files that it names. */
    hasOutsideData: boolean;
    /** Absolute offsets and lengths of boxes about the camera, the position and the like. */
    privateBoxes: {
        offset: number;
        size: number;
    }[];
}
/** Reads the index of an MP4 or MOV file. Null when it has no valid one. */
export declare function readMp4Index(path: string): Promise<Mp4Index | null>;
