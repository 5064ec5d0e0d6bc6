/**
 * Filters that scale a picture, convert it to colours that every screen shows and, where one is given, to a constant
 * frame rate.
 */
export declare function pictureFilter(source: {
    hdr: string | null;
}, size: {
    width: number;
    height: number;
}, { framesPerSecond }?: {
    framesPerSecond?: number;
}): string;
/** Two channels at 48 kHz, in AAC frames. */
export declare const soundFilter = "aresample=48000,aformat=sample_fmts=fltp:channel_layouts=stereo,asetnsamples=n=1024:p=0";
