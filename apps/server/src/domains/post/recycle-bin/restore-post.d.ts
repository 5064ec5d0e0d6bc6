import type { MemberCtx } from '../../../context.ts';
/** Until when a post deleted at an instant can be restored. */
export declare function restorableUntil(deletedAt: Date): Date;
/**
 * Restores a post of the caller's from the recycle bin, at its previous position and in its previous state.
 * @throws ContentNotFound
 */
export declare function restorePost(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<{
    status: number;
}>;
/** Permanently removes a post of the caller's from the recycle bin. @throws ContentNotFound */
export declare function purgeOwnPost(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<null>;
