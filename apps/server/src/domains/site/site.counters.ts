import { sql, type RawBuilder } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'

/** What topics count: posts, which another domain knows how to count. */
export function topicCounters(posts: (topicId: RawBuilder<string>) => RawBuilder<number>): CountedTable {
  return { table: 'topic', counters: { use_count: posts(sql<string>`topic.id`) }, batch: 5 }
}
