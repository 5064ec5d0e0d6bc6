import type { Queryable } from '../../db/client.ts';
/** Those of these targets of one kind with two open reports. */
export declare function findReportedTwice(db: Queryable, reportType: number, targetIds: readonly string[]): Promise<Set<string>>;
