import { type RawBuilder, type SqlBool } from 'kysely';
/** SQL condition for other queries: one member follows another. One primary key look-up. */
export declare function isFollowing(follower: RawBuilder<string>, followed: RawBuilder<string>): RawBuilder<SqlBool>;
/** SQL: a member blocked another. One primary key look-up. */
export declare function isBlocking(blocker: RawBuilder<string>, blocked: RawBuilder<string>): RawBuilder<boolean>;
/** SQL: either of two members blocked the other. */
export declare function isBlockedBetweenColumns(a: RawBuilder<string>, b: RawBuilder<string>): RawBuilder<SqlBool>;
/** SQL: the ids of a member's followees, for `in (…)`. */
export declare function followeesOf(follower: RawBuilder<string>): RawBuilder<string>;
/** SQL: a member's followees, as rows of `id` and `at`, for a `from`. */
export declare function followeesInTime(follower: RawBuilder<string>): RawBuilder<unknown>;
