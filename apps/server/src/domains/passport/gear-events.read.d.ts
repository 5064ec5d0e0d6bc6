import { type GearEvent, type MethodParsed, type UserProduct } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
export interface EventRow {
    id: string;
    user_product_id: string | null;
    kind: number;
    happened_on: string;
    service: number | null;
    level: number | null;
    shutter_count: number | null;
    place: string;
    note: string;
    staff_name: string | null;
}
export declare const eventColumns: readonly ['id', 'user_product_id', 'kind', 'happened_on', 'service', 'level', 'shutter_count', 'place', 'note', 'staff_name'];
/**
 * What happened to a number, the newest first, whoever had it. What a member wrote of a place or a price only they read:
 * the next owner gets the dates without it.
 * @throws ContentNotFound
 */
export declare function listGearEvents(ctx: Ctx, { regProductId, code, ...input }: MethodParsed<typeof UserProduct.GetGearEvents>): Promise<{
    totalCount: number;
    isLast: boolean;
    nextCursor: string | null;
    items: {
        id: string;
        kind: number;
        day: string;
        text: string;
        service: number | null;
        shutterCount: number | null;
        place: string;
        note: string;
        byStaff: boolean;
        isOwn: boolean;
    }[];
}>;
/** @param registrationId the registration of whoever reads it; null for everybody else */
export declare function eventItem(row: EventRow, registrationId: string | null): GearEvent;
