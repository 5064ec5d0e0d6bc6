import type { Ctx } from '../context.ts';
import type { Queryable } from '../db/client.ts';
export type SessionEnd = 'logout' | 'replaced' | 'revoked' | 'banned' | 'reuse';
/** Ends one session on every node, at the commit when `db` is a transaction. */
export declare function endSession(ctx: Pick<Ctx, 'now'>, db: Queryable, sessionId: string, reason: SessionEnd): Promise<void>;
/** Ends all sessions of a member but one: after a change of credentials, nobody else stays signed in. */
export declare function endOtherSessions(ctx: Pick<Ctx, 'now'>, db: Queryable, { memberId, exceptId, reason }: {
    memberId: string;
    exceptId: string | null;
    reason: SessionEnd;
}): Promise<void>;
