import type { UserHome } from '@guangquan/contract';
import { type OpenLists, type ProfileCounts } from '@guangquan/rules/profile-visibility';
import type { Ctx } from '../../context.ts';
/** A person as a viewer sees them. */
export interface Person {
    isSelf: boolean;
    /** The viewer blocked them: of their page only what is needed to unblock is shown. */
    isBlocked: boolean;
    /** Lists the viewer may open. */
    opens: OpenLists;
    counts: ProfileCounts;
}
/**
 * A member this viewer may look at, and which of their lists are open.
 * @throws ContentNotFound for an unknown, banned or erased member and for one who blocked the viewer: they look alike
 */
export declare function getPerson(ctx: Ctx, memberId: string): Promise<Person>;
/**
 * Header of a member's page. Of a member the viewer blocked it shows name and picture only.
 * @throws ContentNotFound as `getPerson`
 */
export declare function getUserHome(ctx: Ctx, memberId: string): Promise<UserHome>;
