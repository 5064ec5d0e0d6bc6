import type { MemberCtx } from '../../../context.ts';
/**
 * Ends a registration of the caller. Its number is free for others after 30 days; what it earned stays.
 * @throws ContentNotFound, NotAllowedNow while it is disputed, TicketInvalid
 */
export declare function unbindProduct(ctx: MemberCtx, { regProductId, reason, ticket }: {
    regProductId: string;
    reason: string;
    ticket: string;
}): Promise<null>;
