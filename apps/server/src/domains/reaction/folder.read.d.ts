import type { CollectFolders } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { PageInput } from '../../db/paging.ts';
/**
 * A member's folders as the viewer may see them: of others the public ones, of a blocked member none.
 * @throws ContentNotFound
 */
export declare function loadFolders(ctx: Ctx, { userId }: {
    userId: string;
}): Promise<CollectFolders>;
interface CollectInput extends PageInput {
    userId: string;
    folderId?: string | null | undefined;
    publishType?: number | undefined;
}
/**
 * A page of what a member collected, newest first, without posts the viewer may not see. Others see public folders, and
 * the default one where its owner shows collections. totalCount: capped.
 * @throws ContentNotFound, Restricted
 */
export declare function listCollected(ctx: Ctx, input: CollectInput): Promise<Omit<import("@guangquan/contract").Page<import("./own-list.read.ts").MarkRow>, "items"> & {
    rows: import("./own-list.read.ts").MarkRow[];
}>;
export {};
