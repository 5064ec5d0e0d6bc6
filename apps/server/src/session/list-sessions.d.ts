import type { MemberCtx } from '../context.ts';
export interface OwnSession {
    id: string;
    /** User agent of the browser, as sent by it. */
    device: string;
    region: string;
    createdAt: Date;
    lastUsedAt: Date;
}
/** The caller's live sessions, last used first. */
export declare function listSessions(ctx: MemberCtx): Promise<OwnSession[]>;
/** Whether a session is live and belongs to the caller. */
export declare function ownsSession(ctx: MemberCtx, sessionId: string): Promise<boolean>;
