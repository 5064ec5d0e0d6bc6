import type { StaffCtx } from '../../context.ts';
interface SessionEnds {
    id: string;
    /** One session; all without it. */
    sessionId?: string | undefined;
    reason: string;
}
/** Signs a member out, on one device or on all. @throws ContentNotFound when no such session is live */
export declare function endMemberSessions(ctx: StaffCtx, { id, sessionId, reason }: SessionEnds): Promise<null>;
export {};
