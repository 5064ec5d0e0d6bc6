import { sql, type RawBuilder } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'

/** SQL: how many members like a post. */
export function likesOf(publishId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from post_like l where l.publish_id = ${publishId})`
}

/** SQL: how many members collected a post. */
export function collectsOf(publishId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from post_collect c where c.publish_id = ${publishId})`
}

/** SQL: how often a post was shared, once per person and day. */
export function sharesOf(publishId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from post_share s where s.publish_id = ${publishId})`
}

/** SQL: how many posts a member collected. */
export function collectsBy(memberId: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from post_collect c where c.member_id = ${memberId})`
}

/** How many posts lie in a folder. */
export const folderCounters: CountedTable = {
  table: 'collect_folder',
  counters: {
    collect_count: sql`(select count(*) from post_collect c where c.folder_id = collect_folder.id)`,
  },
}
