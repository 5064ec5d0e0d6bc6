import { type StrikeItem } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
interface Appealed {
    memberId: string;
    /** Of the strike. */
    id: string;
    text: string;
}
/**
 * Sends a member's appeal of a strike, which staff decide. The same appeal again changes nothing.
 * @throws ContentNotFound for a strike of somebody else, AppealTwice, AppealLate also for one that was lifted
 */
export declare function appealStrike(ctx: Pick<Ctx, 'db' | 'now'>, { memberId, id, text }: Appealed): Promise<StrikeItem>;
export {};
