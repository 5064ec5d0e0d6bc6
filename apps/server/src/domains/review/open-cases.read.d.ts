import { type ReviewKind } from '@guangquan/contract';
import type { Queryable } from '../../db/client.ts';
/** What waits for a decision, for the command line. */
export interface OpenCase {
    kind: ReviewKind;
    targetId: string;
    causes: string[];
    reportCount: number;
    openedAt: Date;
}
/** Open cases in the order of the queue; at most 200. */
export declare function listOpenCases(db: Queryable): Promise<OpenCase[]>;
