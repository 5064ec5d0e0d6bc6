import type { App, MemberCtx } from '../context.ts';
/** The owner of a live connection, and its session. */
export interface TicketHolder {
    memberId: string;
    sessionId: string;
    cookieHash: Buffer;
}
/** A ticket for one live connection of the caller's session. */
export declare function issueTicket(ctx: MemberCtx): Promise<{
    ticket: string;
    path: string;
}>;
/** Consumes a ticket, once, on whichever node. @returns null for one that is used, expired or unknown */
export declare function redeemTicket(app: App, ticket: string): Promise<TicketHolder | null>;
