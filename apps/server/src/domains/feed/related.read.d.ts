import type { Ctx } from '../../context.ts';
/**
 * Posts similar to this one that the viewer may see: by shared tags, then topics, then lens and camera; equals by
 * engagement. The author's own posts are listed elsewhere on the page. Further posts of a member come after the first ones
 * of others: a series would fill the list.
 */
export declare function listRelated(ctx: Ctx, id: string): Promise<string[]>;
