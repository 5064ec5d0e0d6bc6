import * as z from 'zod';
/**
 * Joins existing photographs to another entry of the catalogue, and has their posts found and counted there. What is
 * joined is no longer from the source, so that a run that was interrupted goes on where it ended.
 */
export declare const rejoinGear: import("../../../jobs/job.ts").Job<z.ZodObject<{
    kind: z.ZodEnum<{
        camera: "camera";
        lens: "lens";
    }>;
    from: z.ZodUnion<readonly [z.ZodObject<{
        gearId: z.ZodString;
    }, z.core.$strip>, z.ZodObject<{
        make: z.ZodString;
        name: z.ZodString;
    }, z.core.$strip>]>;
    intoId: z.ZodString;
}, z.core.$strip>>;
/** After an entry got another name: its posts are found by that name, and cards show it. */
export declare const renameGear: import("../../../jobs/job.ts").Job<z.ZodObject<{
    kind: z.ZodEnum<{
        camera: "camera";
        lens: "lens";
    }>;
    gearId: z.ZodString;
}, z.core.$strip>>;
/** Counts the unknown names, once a day and when that was never done. */
export declare const countUnknownNames: import("../../../jobs/job.ts").Job<z.ZodObject<{}, z.core.$strip>>;
