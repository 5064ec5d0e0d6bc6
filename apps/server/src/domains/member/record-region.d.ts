import type { MemberCtx } from '../../context.ts';
/**
 * Stores the region of the caller's address, at most once a day. An address missing from the table leaves the stored
 * one.
 * @returns the region to show
 */
export declare function recordRegion(ctx: MemberCtx, known: {
    ip_region: string;
    ip_region_at: Date | null;
}): Promise<string>;
