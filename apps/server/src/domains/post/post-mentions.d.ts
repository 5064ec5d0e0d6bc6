import type { Queryable } from '../../db/client.ts';
/** Members a post mentions; none when it does not exist. */
export declare function findPostMentions(db: Queryable, id: string): Promise<string[]>;
/** Those of these members who may open a post. */
export declare function whoMayReadPost(db: Queryable, id: string, memberIds: readonly string[]): Promise<string[]>;
