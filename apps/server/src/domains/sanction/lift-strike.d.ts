import type { Ctx } from '../../context.ts';
import { type Restriction } from '../member/index.ts';
/** What the member may and may not do, before and after. */
export interface Lifted {
    memberId: string;
    before: Restriction;
    after: Restriction;
}
/**
 * Lifts a strike and takes back what it caused: its mute or ban, and the automatic strikes that the remaining warnings
 * do not earn. The member is notified. The caller is responsible for the permission and the audit row.
 * @param note a sentence to the member, may be empty
 * @throws ContentNotFound for a strike that is unknown, lifted already or of an erased member
 */
export declare function liftStrike(ctx: Pick<Ctx, 'db' | 'now'>, { id, note }: {
    id: string;
    note?: string;
}): Promise<Lifted>;
