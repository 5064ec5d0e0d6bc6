import * as z from 'zod';
/** Makes the provider's picture the avatar of a member who has none. */
export declare const importAvatarJob: import("../../jobs/job.ts").Job<z.ZodObject<{
    memberId: z.ZodUUID;
    headId: z.ZodUUID;
}, z.core.$strip>>;
