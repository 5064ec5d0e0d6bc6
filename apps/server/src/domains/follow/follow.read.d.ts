import type { FollowState } from '@guangquan/contract';
import { type RawBuilder } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/**
 * The viewer's relation to the member of a row, as a column for other queries: 0 none, 1 the viewer follows them, 2
 * mutual. One primary key look-up per row and direction.
 * @param viewerId may be null for a visitor
 * @param memberId reference to the column with the other's id
 */
export declare function followStateColumn(viewerId: RawBuilder<string | null>, memberId: RawBuilder<string>): RawBuilder<FollowState>;
/** The viewer's relation to each of these members, in one query; every id is in the result. */
export declare function followStates(ctx: Ctx, memberIds: readonly string[]): Promise<Map<string, FollowState>>;
/** Blocks between a viewer and another member. */
export declare function findBlocks(db: Queryable, viewerId: string, otherId: string): Promise<{
    byViewer: boolean;
    byOther: boolean;
}>;
/** Whether either of two members blocked the other. */
export declare function isBlockedBetween(db: Queryable, a: string, b: string): Promise<boolean>;
