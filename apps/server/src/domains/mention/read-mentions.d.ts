import type { Mention } from '@guangquan/contract';
/** The mentions of a row as stored. */
export declare function readMentions(column: unknown): Mention[];
