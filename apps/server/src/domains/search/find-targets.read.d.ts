import * as z from 'zod';
import type { Ctx } from '../../context.ts';
import { type MatchRequest } from './matches.read.ts';
export interface Found {
    /** Matches, at most `candidates`. */
    count: number;
    rows: FoundRow[];
}
declare const FoundRow: z.ZodObject<{
    id: z.ZodString;
    kind: z.ZodString;
    score: z.ZodNumber;
}, z.core.$strip>;
/** A match with its sort value; for `new` this is its ordinal. */
export type FoundRow = z.output<typeof FoundRow>;
/** Ordinal of the newest target of all. */
export declare function newestOrdinal(ctx: Ctx): Promise<number>;
/**
 * A page of the newest matches that this viewer's lists would show. By relevance, the newest matches in title or tags
 * are ranked among them, so that one with a common word in its title is not lost among newer ones that only mention it.
 * Where all of the newest match there, the two sets are the same.
 */
export declare function findTargets(ctx: Ctx, requested: MatchRequest): Promise<Found>;
export {};
