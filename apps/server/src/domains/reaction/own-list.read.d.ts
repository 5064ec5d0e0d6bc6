import type { Ctx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
/** A post with a member's reaction, and its time. */
export interface MarkRow {
    id: string;
    created_at: Date;
}
/** Whose reactions, and which. */
export interface MarkList extends PageInput {
    ownerId: string;
    kind: 'like' | 'collect';
    /** Of collections: those in a folder, or with null in none. */
    folderId?: string | null | undefined;
    /** Only posts of this kind. */
    publishType?: number | undefined;
}
/**
 * A page of what a member likes or collected, latest reaction first, without posts the caller may not see. totalCount:
 * capped, counted for the first page.
 */
export declare function listMarks(ctx: Ctx, { ownerId, kind, folderId, publishType, ...input }: MarkList): Promise<Omit<import("@guangquan/contract").Page<MarkRow>, "items"> & {
    rows: MarkRow[];
}>;
