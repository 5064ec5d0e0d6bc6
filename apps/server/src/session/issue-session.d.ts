import type { Ctx } from '../context.ts';
import type { Tx } from '../db/client.ts';
/** The secrets of a new or renewed session, given to its browser once. */
export interface IssuedSession {
    sessionId: string;
    token: string;
    signKey: string;
    expiresAt: Date;
}
/** A new session; its companion cookie is already set on the response. */
export interface NewSession extends IssuedSession {
    cookie: string;
}
/**
 * Signs a member in on this device: a new session, its first token and its companion cookie. Ends the oldest sessions
 * beyond five.
 */
export declare function issueSession(ctx: Ctx, tx: Tx, memberId: string): Promise<NewSession>;
/** Adds a token of seven days to a session, never beyond the session's own end (epoch milliseconds). */
export declare function addToken(ctx: Ctx, tx: Tx, sessionId: string, sessionEndsAt: number): Promise<{
    token: string;
    expiresAt: Date;
}>;
