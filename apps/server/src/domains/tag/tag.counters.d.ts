import type { CountedTable } from '../../jobs/prove-counters.ts';
/** How many public posts carry a tag. */
export declare const tagCounters: CountedTable[];
