import type { CaptchaType } from '@guangquan/contract';
import type { Selectable } from 'kysely';
import type { Ctx, MemberCtx } from '../../../context.ts';
import type { Queryable } from '../../../db/client.ts';
import type { VerifyTicket } from '../../../db/tables.gen.ts';
import { type Target } from './target.ts';
/** Lifetimes of tickets by what earned them. */
export declare const ticketLifeMs: {
    readonly code: number;
    readonly password: number;
    readonly withdraw: number;
    readonly appeal: number;
};
export type TicketRow = Selectable<VerifyTicket>;
/**
 * Issues the ticket for a correct code: 30 minutes, one use, for this address and purpose only. A purpose for signed-in
 * members also binds it to the member.
 */
export declare function issueTicket(ctx: Ctx, { target, captchaType }: {
    target: Target;
    captchaType: CaptchaType;
}): Promise<string>;
/**
 * Issues the ticket for a correct password: ten minutes, one use, for its member. `expiresAt` is in epoch milliseconds.
 */
export declare function issuePasswordTicket(ctx: MemberCtx): Promise<{
    ticket: string;
    expiresAt: number;
}>;
/** Issues the ticket with which a member who signs in during the cooling-off period withdraws the deletion. */
export declare function issueWithdrawTicket(ctx: Ctx, memberId: string): Promise<string>;
/** Issues the ticket with which a banned member reads and appeals strikes, and nothing else, until it expires. */
export declare function issueAppealTicket(ctx: Ctx, memberId: string): Promise<string>;
/** A ticket that is neither used nor expired. */
export declare function findTicket(ctx: Ctx, db: Queryable, ticket: string): Promise<TicketRow | undefined>;
/** A member's tickets that are neither used nor expired, newest first. */
export declare function listOwnTickets(ctx: MemberCtx, db: Queryable): Promise<TicketRow[]>;
/** Consumes a ticket; false when a concurrent call did. A rollback restores it. */
export declare function consumeTicket(ctx: Ctx, db: Queryable, row: TicketRow): Promise<boolean>;
