import type { Ctx } from '../../../context.ts';
import type { Tx } from '../../../db/client.ts';
export interface LockedRegistration {
    id: string;
    member_id: string;
    product_id: string;
    serial_id: string;
    state: number;
    origin: number;
    bought_on: string;
    invoice_state: number;
    extension_months: number;
    access_code_id: string | null;
    disputes: string | null;
    lost_at: Date | null;
    created_at: Date;
    version: number;
    /** Somebody else claims its number. */
    is_claimed: boolean;
}
/**
 * Locks a registration and its number, the number first.
 * @param of.memberId refuses one of somebody else
 * @throws ContentNotFound
 */
export declare function lockRegistration(ctx: Pick<Ctx, 'app'>, tx: Tx, { id, memberId }: {
    id: string;
    memberId?: string;
}): Promise<LockedRegistration>;
