import type { DraftPartOf } from '@guangquan/contract';
import * as z from 'zod';
import type { MemberCtx } from '../../context.ts';
declare const Part: z.ZodObject<{
    html: z.ZodDefault<z.ZodString>;
    sanitiserVersion: z.ZodDefault<z.ZodInt>;
    categoryId: z.ZodDefault<z.ZodNullable<z.ZodInt>>;
    coverFileId: z.ZodDefault<z.ZodNullable<z.ZodUUID>>;
}, z.core.$strip>;
type Part = z.output<typeof Part>;
/** The article part of a draft; empty when it cannot be parsed. */
export declare function readDraftPart(part: unknown): Part;
/** Drafts of articles for the editor, with everything their texts refer to. */
export declare function loadDraftArticles(ctx: MemberCtx, drafts: ReadonlyMap<string, Part>): Promise<Map<string, DraftPartOf<'article'>>>;
export {};
