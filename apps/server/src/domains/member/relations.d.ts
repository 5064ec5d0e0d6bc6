import type { FollowState } from '@guangquan/contract';
import type { RawBuilder, SqlBool } from 'kysely';
import type { Queryable } from '../../db/client.ts';
/** Relations between members: implemented by the follow domain, which is above this one. */
export interface Relations {
    /** SQL: how a viewer follows a member; 0 for a visitor. */
    followState: (viewerId: RawBuilder<string | null>, memberId: RawBuilder<string>) => RawBuilder<FollowState>;
    /** SQL: one of the two blocks the other. */
    isBlockedBetween: (one: RawBuilder<string>, other: RawBuilder<string>) => RawBuilder<SqlBool>;
    /** SQL: the first one blocks the second. */
    isBlocking: (one: RawBuilder<string>, other: RawBuilder<string>) => RawBuilder<boolean>;
    findBlocks: (db: Queryable, viewerId: string, otherId: string) => Promise<{
        byViewer: boolean;
        byOther: boolean;
    }>;
}
export declare const relations: import("../../extension-point.ts").ExtensionPoint<Relations>;
