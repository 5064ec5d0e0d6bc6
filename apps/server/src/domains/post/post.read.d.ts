import type { Ctx } from '../../context.ts';
import { type MarkRow } from './cards/post-rows.ts';
export interface OpenPost {
    id: string;
    author_id: string;
    status: number;
    comments_closed: boolean;
}
/** A post this viewer may open; undefined both when it does not exist and when it is hidden from them. */
export declare function findOpenPost(ctx: Ctx, id: string): Promise<OpenPost | undefined>;
/** As `findOpenPost`, with the viewer's relation to the post: all that is needed to show its page from the cache. */
export declare function findShownPost(ctx: Ctx, id: string): Promise<MarkRow | undefined>;
/** A photograph of a post that this viewer may open; undefined both when it does not exist and when it is hidden. */
export declare function findReadablePicture(ctx: Ctx, id: string): Promise<{
    fileId: string;
} | undefined>;
