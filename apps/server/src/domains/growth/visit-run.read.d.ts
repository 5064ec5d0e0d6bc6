import type { VisitRun } from '@guangquan/contract';
import type { Queryable } from '../../db/client.ts';
/** The last 30 days of a member, and which of them the month's make-up card may fill. */
export declare function loadVisitRun(db: Queryable, memberId: string, now: Date): Promise<VisitRun>;
/** Whether a member has used the make-up card of this month. */
export declare function isCardUsed(db: Queryable, memberId: string, now: Date): Promise<boolean>;
