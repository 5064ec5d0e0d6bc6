import * as z from 'zod';
/** Makes one ZIP. Run again it starts over; the row has its progress. */
export declare const makeExportJob: import("../../jobs/job.ts").Job<z.ZodObject<{
    id: z.ZodUUID;
}, z.core.$strip>>;
