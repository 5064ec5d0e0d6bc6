import { type RawBuilder } from 'kysely';
import type { CountedTable } from '../../jobs/prove-counters.ts';
/** The counters of posts, and counters that count posts. Those in the recycle bin are not proved. */
export declare const postCounters: CountedTable[];
/** SQL: how many public posts carry a tag. */
export declare function postsTagged(tag: RawBuilder<string>): RawBuilder<number>;
/** SQL: the sum of a number over a member's posts, without those in the recycle bin. */
export declare function sumOverPostsBy(authorId: RawBuilder<string>, numberOf: (publishId: RawBuilder<string>) => RawBuilder<number>): RawBuilder<number>;
