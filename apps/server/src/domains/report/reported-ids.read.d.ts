import type { Queryable } from '../../db/client.ts';
/** Targets of one kind with open reports, those reported last first; at most 1,000. */
export declare function listReportedIds(db: Queryable, reportType: number): Promise<string[]>;
