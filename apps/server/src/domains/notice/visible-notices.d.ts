import { type SqlBool } from 'kysely';
/**
 * SQL: the notice of the row is shown to its owner. Hidden, in lists and in numbers, are notices by somebody they
 * blocked or who blocked them, and of a target they may not open or that no longer exists.
 */
export declare const visibleNotices: () => import("kysely").RawBuilder<SqlBool>;
/** SQL: a block stands between the owner of the row of `like_notice` and the actor `a`. */
export declare const isBlockedActor: () => import("kysely").RawBuilder<SqlBool>;
/** SQL: how many people the row of `like_notice` shows to its owner. */
export declare const actorCount: () => import("kysely").RawBuilder<number>;
/** SQL: as `visibleNotices`, for the row of `like_notice`. */
export declare const visibleLikeNotices: () => import("kysely").RawBuilder<SqlBool>;
