import * as z from 'zod';
/** Of the encrypted address of a row. */
export declare const addressPurpose = "owner-alert";
/** Sends one message to the owner of a changed account; a provider that is down gets it again later. */
export declare const sendAlertJob: import("../../../jobs/job.ts").Job<z.ZodObject<{
    id: z.ZodUUID;
}, z.core.$strip>>;
