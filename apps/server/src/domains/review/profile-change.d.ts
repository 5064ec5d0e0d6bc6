import type { ReviewCaseDetail } from '@guangquan/contract';
import * as z from 'zod';
import type { App } from '../../context.ts';
/** Parts of a profile that changed, as they were before; a part that did not change is missing. */
declare const ChangedParts: z.ZodObject<{
    avatar: z.ZodOptional<z.ZodNullable<z.ZodString>>;
    nickName: z.ZodOptional<z.ZodString>;
    introduction: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
/** @param stored `profile_before` of a case */
export declare function changedParts(stored: unknown): z.infer<typeof ChangedParts>;
interface Present {
    nickName: string;
    introduction: string;
    headPicUrl: string;
}
/** The changed parts beside what stands there now. */
export declare function profileChange(app: App, stored: unknown, present: Present): ReviewCaseDetail['profile'];
export {};
