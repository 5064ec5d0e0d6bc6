import * as z from 'zod';
/** A source photograph of the demonstration data, with its camera data. */
declare const SourcePhoto: z.ZodObject<{
    file: z.ZodString;
    width: z.ZodInt;
    height: z.ZodInt;
    title: z.ZodString;
    topic: z.ZodString;
    place: z.ZodString;
    story: z.ZodString;
    tags: z.ZodArray<z.ZodString>;
    camera: z.ZodString;
    lens: z.ZodString;
    focalLength: z.ZodNumber;
    fNumber: z.ZodNumber;
    exposureTime: z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodNumber]>, z.ZodTransform<string, string | number>>;
    iso: z.ZodInt;
    shotDate: z.ZodString;
}, z.core.$strip>;
export type SourcePhoto = z.infer<typeof SourcePhoto>;
/** The 89 photographs; product shots are for banners and not posted. */
export declare function readSources(): SourcePhoto[];
/** Path of a source. */
export declare function sourcePath(file: string): string;
export {};
