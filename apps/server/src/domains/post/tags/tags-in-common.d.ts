import { type RawBuilder } from 'kysely';
/** SQL: how many of these tags a post carries. */
export declare function tagsInCommon(publishId: RawBuilder<unknown>, tags: readonly string[]): RawBuilder<number>;
