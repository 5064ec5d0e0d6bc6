import type { CountedTable } from '../../jobs/prove-counters.ts';
/** Number of members per emotion about a post. */
export declare const emotionCounters: CountedTable[];
