import { type FoundSign } from '@guangquan/rules/report-signs';
import type { Queryable } from '../../db/client.ts';
interface OpenReport {
    id: string;
    member_id: string;
    body: string;
    created_at: Date;
}
/** Signs that open reports of one target were arranged, from what the site knows of those who sent them. */
export declare function loadReportSigns(db: Queryable, reports: readonly OpenReport[]): Promise<FoundSign[]>;
export {};
