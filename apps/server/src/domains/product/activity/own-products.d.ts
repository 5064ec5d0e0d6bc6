import { type ActivityObstacle, type ProductActivityDetail } from '@guangquan/contract';
import type { MemberCtx } from '../../../context.ts';
import type { ActivityRow } from './activity.view.ts';
type OwnProduct = ProductActivityDetail['products'][number];
/** The caller's products that activities are for or were applied for with, newest first, by activity. */
export declare function loadOwnProducts(ctx: MemberCtx, activities: readonly ActivityRow[]): Promise<Map<string, OwnProduct[]>>;
/** Why nobody with these products can apply now; null where somebody can. */
export declare function obstacleOf(activity: ActivityRow, own: readonly OwnProduct[], now: Date): ActivityObstacle | null;
export {};
