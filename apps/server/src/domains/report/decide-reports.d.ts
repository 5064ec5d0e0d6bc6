import type { Queryable, Tx } from '../../db/client.ts';
interface Decision {
    now: Date;
    reportType: number;
    targetId: string;
    /** Whether the reported target is removed. */
    upheld: boolean;
}
/**
 * Closes the open reports of a target. Their authors are notified by `announceReports`. The caller is responsible for
 * the permission.
 * @returns whether there was any
 */
export declare function settleReports(tx: Tx, { now, reportType, targetId, upheld }: Decision): Promise<boolean>;
/** Notifies those whose reports of a target were settled. */
export declare function announceReports(tx: Tx, { reportType, targetId, upheld }: Omit<Decision, 'now'>): Promise<void>;
/** Opens the reports again that were settled at an instant. */
export declare function reopenReports(tx: Tx, { reportType, targetId, settledAt }: {
    reportType: number;
    targetId: string;
    settledAt: Date;
}): Promise<void>;
/** Members who reported a target. */
export declare function listReporters(db: Queryable, { reportType, targetId }: {
    reportType: number;
    targetId: string;
}): Promise<string[]>;
export {};
