import type { Queryable } from '../../db/client.ts';
/** Numbers of open reports by target; a target nobody reported is missing. */
export declare function countOpenReports(db: Queryable, reportType: number, targetIds: readonly string[]): Promise<Map<string, number>>;
