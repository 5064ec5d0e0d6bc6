import type { Ctx } from '../../../context.ts';
export declare const cardCache: {
    name: string;
    max: number;
    ttlMs: number;
};
export declare const tileCache: {
    name: string;
    max: number;
    ttlMs: number;
};
/** Cache key of a post's card for one kind of viewer: visitors, members, or its author. */
export declare function cacheKeyOf({ viewer }: Ctx, post: {
    id: string;
    author_id: string;
}): string;
