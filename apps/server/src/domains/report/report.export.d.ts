import type { Queryable } from '../../db/client.ts';
/** A report in its author's export. */
export interface ExportedReport {
    reportType: number;
    targetId: string;
    reason: number;
    reasonName: string;
    text: string;
    createTime: string;
}
/** A member's reports, oldest first. */
export declare function exportReports(db: Queryable, memberId: string): Promise<ExportedReport[]>;
/** Reasons in words, also those that can no longer be chosen; empty for one that no longer exists. */
export declare function reasonNames(db: Queryable): Promise<(reportType: number, reason: number) => string>;
/** Removes a member's texts and pictures from their reports. That a target was reported stays. */
export declare function eraseReports(db: Queryable, memberId: string): Promise<void>;
