import * as z from 'zod';
/** One line of a video's subtitles. Times in seconds; text without markup. */
export declare const Cue: z.ZodObject<{
    start: z.ZodNumber;
    end: z.ZodNumber;
    text: z.ZodString;
}, z.core.$strip>;
export type Cue = z.infer<typeof Cue>;
/**
 * Parses a SubRip or WebVTT file. Styles, positions and markup are dropped: a player shows plain text.
 * @returns null when no line has a time
 */
export declare function parseSubtitles(source: string): Cue[] | null;
/** The lines as a WebVTT file that parses to the same lines. */
export declare function writeSubtitles(cues: readonly Cue[]): string;
