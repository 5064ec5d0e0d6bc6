import type { StaffCtx } from '../../context.ts';
interface Change {
    id: string;
    /** The one the change was made from. */
    version: number;
}
/** Features a member's article, or undoes it, for staff. @throws ContentNotFound, ChangedMeanwhile */
export declare function setFeatured(ctx: StaffCtx, { on, ...change }: Change & {
    on: boolean;
}): Promise<void>;
/** Decides that a member's article does not come onto the page of articles. @throws ContentNotFound, ChangedMeanwhile */
export declare function passOver(ctx: StaffCtx, change: Change): Promise<void>;
/** Puts an article in another category. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export declare function setCategory(ctx: StaffCtx, { categoryId, ...change }: Change & {
    categoryId: number;
}): Promise<void>;
export {};
