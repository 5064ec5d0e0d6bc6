import type { CountedTable } from '../../jobs/prove-counters.ts';
/** The domains that own the rows say how to count them. */
export declare const memberCounters: CountedTable[];
