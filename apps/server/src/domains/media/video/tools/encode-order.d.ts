import * as z from 'zod';
/** One encoding task, in terms that FFmpeg's libraries and its command line share. */
export declare const EncodeOrder: z.ZodObject<{
    source: z.ZodDiscriminatedUnion<[z.ZodObject<{
        kind: z.ZodLiteral<"file">;
        path: z.ZodString;
        fromSeconds: z.ZodOptional<z.ZodNumber>;
        seconds: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>, z.ZodObject<{
        kind: z.ZodLiteral<"graph">;
        graph: z.ZodString;
    }, z.core.$strip>], "kind">;
    video: z.ZodNullable<z.ZodObject<{
        encoder: z.ZodString;
        filter: z.ZodString;
        options: z.ZodRecord<z.ZodString, z.ZodString>;
        pixelFormat: z.ZodString;
        keyFrameSeconds: z.ZodOptional<z.ZodNumber>;
        frames: z.ZodOptional<z.ZodNumber>;
    }, z.core.$strip>>;
    audio: z.ZodNullable<z.ZodObject<{
        encoder: z.ZodString;
        filter: z.ZodString;
        options: z.ZodRecord<z.ZodString, z.ZodString>;
    }, z.core.$strip>>;
    output: z.ZodObject<{
        format: z.ZodString;
        path: z.ZodString;
        options: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
        metadata: z.ZodDefault<z.ZodRecord<z.ZodString, z.ZodString>>;
    }, z.core.$strip>;
}, z.core.$strip>;
export type EncodeOrder = z.infer<typeof EncodeOrder>;
export type VideoTrack = NonNullable<EncodeOrder['video']>;
export type AudioTrack = NonNullable<EncodeOrder['audio']>;
/** The streams of a file. */
export declare const VideoContent: z.ZodObject<{
    seconds: z.ZodNumber;
    video: z.ZodNullable<z.ZodObject<{
        codec: z.ZodString;
        width: z.ZodNumber;
        height: z.ZodNumber;
        rotation: z.ZodNumber;
        frameRate: z.ZodNumber;
        transfer: z.ZodString;
    }, z.core.$strip>>;
    audioCodec: z.ZodNullable<z.ZodString>;
}, z.core.$strip>;
export type VideoContent = z.infer<typeof VideoContent>;
/** Decoders that may read a member's file, by their FFmpeg names. */
export declare const allowedDecoders: string[];
