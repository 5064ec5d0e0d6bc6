import type { TaskKey } from '@guangquan/contract'
import { dayOf, startOfDay } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'

/** How often a member has done what each task requires: for a daily one today, for any other in all. */
export interface TaskRow extends Record<TaskKey, number> {
  /** The level whose rewards the member gets. */
  level: number
  /** Rule and source of each claim that still counts, with a space between. */
  claimed: readonly string[]
}

type TaskValues = { memberId: string; since: Date; today: string }

export async function loadTaskRow(db: Queryable, memberId: string, now: Date): Promise<TaskRow> {
  const [row] = await taskRows(db, { memberId, since: startOfDay(now), today: dayOf(now) })
  if (row === undefined) throw new Error('the member does not exist')
  return row
}

const taskRows = preparedQuery<TaskValues, TaskRow>('growth.tasks', (db, param) => {
  const since = sql`${param('since')}::timestamptz`
  const today = sql`${param('today')}::date`
  const lines = (rule: string, more: RawBuilder<unknown> = sql``) =>
    // What was taken back no longer counts.
    sql`(select coalesce(sum(case when turn % 2 = 0 then 1 else -1 end), 0)::int from exp_line
      where member_id = member.id and rule = ${sql.lit(rule)} ${more})`
  const earned = (rule: string) => lines(rule)
  const earnedToday = (rule: string) => lines(rule, sql`and day = ${today}`)
  const query = sql<TaskRow>`
    select coalesce(member.unlock_level, member.level) as level,
      array(select rule || ' ' || source from exp_line
        where member_id = member.id and rule like 'task.%' and source in ('once', ${param('today')})
        group by rule, source having max(turn) % 2 = 0) as claimed,
      (member.head_file_id is not null and cardinality(member.area_codes) > 0
        and exists (select 1 from member_topic where member_id = member.id))::int as profile,
      member.phone_bound::int as phone,
      (credential.email_index is not null)::int as email,
      exists (select 1 from social_binding where member_id = member.id and provider = 'wx')::int as wechat,
      exists (select 1 from publish where author_id = member.id and publish_type = 1 and status = 2)::int
        as "firstPhoto",
      counter.follow_count as "firstFollow",
      ${earned('comment')} as "firstComment",
      least(counter.collect_count, 1) as "firstCollect",
      ${earnedToday('photo')} as "dayPhoto",
      ${earnedToday('comment')} as "dayComment",
      (select count(*) from post_like join publish on publish.id = publish_id
        where member_id = member.id and post_like.created_at >= ${since} and author_id <> member.id)::int
        as "dayLike",
      (select count(*) from post_collect where member_id = member.id and created_at >= ${since})::int
        as "dayCollect",
      (select count(distinct publish_id) from vote_choice
        where member_id = member.id and created_at >= ${since})::int as "dayVote",
      visits.days as visits30, visits.days as visits100,
      counter.publish_count as posts10, counter.publish_count as posts50, counter.publish_count as posts200,
      ${earned('article')} as "firstArticle", ${earned('video')} as "firstVideo",
      counter.like_received_count as likes100, counter.like_received_count as likes1000,
      counter.fans_count as fans10, counter.fans_count as fans100,
      ${earned('helpful')} as helpful5
    from member
    join member_counter counter on counter.member_id = member.id
    left join credential on credential.member_id = member.id
    cross join lateral (select count(*)::int as days from visit_day
      where member_id = member.id and made_up_on is null) as visits
    where member.id = ${param('memberId')}::uuid`
  return { compile: () => query.compile(db) }
})
