import { type ProfilePart } from '@guangquan/contract';
import * as z from 'zod';
import type { Tx } from '../../../db/client.ts';
/** What was replaced by neutral values; a part that was neutral is missing. */
export declare const WithdrawnProfile: z.ZodObject<{
    avatar: z.ZodOptional<z.ZodString>;
    nickName: z.ZodOptional<z.ZodObject<{
        before: z.ZodString;
        neutral: z.ZodString;
        changedAt: z.ZodNullable<z.ZodCoercedDate<unknown>>;
    }, z.core.$strip>>;
    introduction: z.ZodOptional<z.ZodString>;
}, z.core.$strip>;
export type WithdrawnProfile = z.infer<typeof WithdrawnProfile>;
/** Replaces parts of the profile of a locked member by neutral ones; they may choose another nickname at once. */
export declare function withdrawProfile(tx: Tx, { id, parts }: {
    id: string;
    parts: readonly ProfilePart[];
}): Promise<WithdrawnProfile>;
/**
 * Gives a locked member the parts back that were withdrawn.
 * @returns false, without a change, when the member chose others since, or somebody took the nickname
 */
export declare function restoreProfile(tx: Tx, { id, withdrawn }: {
    id: string;
    withdrawn: WithdrawnProfile;
}): Promise<boolean>;
