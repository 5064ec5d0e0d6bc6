import type { CountedTable } from '../../jobs/prove-counters.ts';
/** Topics count posts, of which one row may have very many. Another domain knows how to count them. */
export declare const topicCounters: CountedTable[];
