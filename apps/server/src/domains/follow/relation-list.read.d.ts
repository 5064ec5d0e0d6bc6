import { type RawBuilder } from 'kysely';
import type { MemberCtx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
/** A follow or block as a row of one of the lists. */
export interface RelationRow {
    /** The listed member. */
    id: string;
    created_at: Date;
    group_no: number;
    notify_posts: boolean;
}
/** A list of relations of one member: followees, fans or blocked members. */
export interface RelationList extends PageInput {
    table: keyof typeof sources;
    ownerId: string;
    keyword?: string | undefined;
    group?: number | undefined;
    /** Length of the whole list, where a counter has it. */
    counted?: number;
}
declare const sources: {
    readonly followees: {
        readonly from: RawBuilder<unknown>;
        readonly owner: RawBuilder<unknown>;
        readonly other: 'r.followed_id';
        readonly rest: RawBuilder<unknown>;
    };
    readonly fans: {
        readonly from: RawBuilder<unknown>;
        readonly owner: RawBuilder<unknown>;
        readonly other: 'r.follower_id';
        readonly rest: RawBuilder<unknown>;
    };
    readonly blocked: {
        readonly from: RawBuilder<unknown>;
        readonly owner: RawBuilder<unknown>;
        readonly other: 'r.blocked_id';
        readonly rest: RawBuilder<unknown>;
    };
};
/**
 * A page of relations, newest first, without inactive members and, in lists of follows, without those with a block
 * between them and the viewer. totalCount: the counter for an unfiltered list; else capped, determined by the first
 * page.
 */
export declare function listRelations(ctx: MemberCtx, list: RelationList): Promise<Omit<import("@guangquan/contract").Page<RelationRow>, "items"> & {
    rows: RelationRow[];
}>;
export {};
