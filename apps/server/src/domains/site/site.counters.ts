import type { CountedTable } from '../../jobs/prove-counters.ts'

/** Topics count posts, which another domain knows how to count: very many for one row. */
export const topicCounters: CountedTable[] = [{ table: 'topic', counters: {}, batch: 5 }]
