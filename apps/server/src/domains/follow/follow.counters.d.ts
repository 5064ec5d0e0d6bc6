import type { CountedTable } from '../../jobs/prove-counters.ts';
/** How many people a member follows, and how many follow a member. */
export declare const followCounters: CountedTable[];
