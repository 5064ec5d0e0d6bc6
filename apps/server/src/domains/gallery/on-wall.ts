import { dayOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isVisiblePost } from '../post-access/index.ts'

/**
 * SQL for a row of `exhibition_work`: it may hang. A photograph of a post hangs while its author agrees and everybody
 * sees the post.
 */
export function isOnWall(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select from gallery_submission agreed where agreed.id = exhibition_work.submission_id
    and (agreed.call_id is not null or ((agreed.leaves_on is null or agreed.leaves_on > ${dayOf(now)}::date)
      and ${isVisiblePost(sql`agreed.publish_id`, null)})))`
}
