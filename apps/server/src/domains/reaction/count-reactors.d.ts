import type { Queryable } from '../../db/client.ts';
/** A post whose reacting members are counted; its author is excluded. */
export interface CountedPost {
    id: string;
    authorId: string;
}
export interface Reactors {
    likers: number;
    collectors: number;
    sharers: number;
}
/**
 * How many members liked, collected or shared each post, each counted once, without its author, without members who
 * joined after `settledBefore` and without blocked ones.
 */
export declare function countReactors(db: Queryable, posts: readonly CountedPost[], settledBefore: Date): Promise<Map<string, Reactors>>;
