import { sql } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'
import { postsTagged } from '../post-access/index.ts'

/** How many public posts carry a tag. */
export const tagCounters: CountedTable[] = [
  { table: 'tag', key: 'name', counters: { use_count: postsTagged(sql`tag.name`) }, batch: 100 },
]
