import type { CountedTable } from '../../jobs/prove-counters.ts';
/** How many people took part in a vote, and how many chose an option. */
export declare const voteCounters: CountedTable[];
