import type { Ctx } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
export interface OpenedSession {
    id: string;
    expiresAt: Date;
}
/** Signs staff in on this browser; signing in counts as a confirmation. */
export declare function openStaffSession(ctx: Ctx, tx: Tx, staffId: string): Promise<OpenedSession>;
/** Ends live sessions of a staff member: all, all but one, or one. @returns how many */
export declare function endStaffSessions(db: Queryable, now: Date, { staffId, id, except }: {
    staffId: string;
    id?: string;
    except?: string;
}): Promise<number>;
