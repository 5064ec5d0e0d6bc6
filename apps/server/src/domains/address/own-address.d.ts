import type { Ctx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** One of a member's addresses in full, to send something there; undefined for another member's. */
export declare function findOwnAddress(ctx: Ctx & {
    db: Queryable;
}, own: {
    memberId: string;
    id: string;
}): Promise<{
    receiver: string;
    phone: string;
    place: string;
} | undefined>;
