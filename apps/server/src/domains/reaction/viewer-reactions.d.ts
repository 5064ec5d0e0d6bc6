import { type RawBuilder } from 'kysely';
/** SQL: whether this member likes the post. */
export declare function likesPost(memberId: RawBuilder<string>, publishId: RawBuilder<string>): RawBuilder<boolean>;
/** SQL: whether this member collected the post. */
export declare function collectsPost(memberId: RawBuilder<string>, publishId: RawBuilder<string>): RawBuilder<boolean>;
