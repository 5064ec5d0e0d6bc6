import type { TaskKey } from '@guangquan/contract'
import { dayOf, startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'

/** How often a member has done what each task asks for: a daily one today, any other ever. */
export async function loadProgress(
  db: Queryable,
  memberId: string,
  now: Date,
): Promise<Record<TaskKey, number>> {
  const me = sql`${memberId}::uuid`
  const [since, today] = [startOfDay(now), dayOf(now)]
  const earned = (rule: string) =>
    sql`(select count(*) from exp_line where member_id = ${me} and rule = ${sql.lit(rule)} and turn = 0)`
  const earnedToday = (rule: string) =>
    sql`(select count(*) from exp_line where member_id = ${me} and rule = ${sql.lit(rule)} and turn = 0
      and day = ${today}::date)`
  const { rows } = await sql<Record<TaskKey, number>>`
    select
      (member.head_file_id is not null and cardinality(member.area_codes) > 0
        and exists (select 1 from member_topic where member_id = member.id))::int as profile,
      member.phone_bound::int as phone,
      (credential.email_index is not null)::int as email,
      exists (select 1 from social_binding where member_id = member.id and provider = 'wx')::int as wechat,
      exists (select 1 from publish where author_id = member.id and publish_type = 1 and status = 2)::int
        as "firstPhoto",
      counter.follow_count as "firstFollow",
      ${earned('comment')}::int as "firstComment",
      least(counter.collect_count, 1) as "firstCollect",
      ${earnedToday('photo')}::int as "dayPhoto",
      ${earnedToday('comment')}::int as "dayComment",
      (select count(*) from post_like join publish on publish.id = publish_id
        where member_id = member.id and post_like.created_at >= ${since} and author_id <> member.id)::int
        as "dayLike",
      (select count(*) from post_collect where member_id = member.id and created_at >= ${since})::int
        as "dayCollect",
      (select count(distinct publish_id) from vote_choice
        where member_id = member.id and created_at >= ${since})::int as "dayVote",
      visits.days as visits30, visits.days as visits100,
      counter.publish_count as posts10, counter.publish_count as posts50, counter.publish_count as posts200,
      ${earned('article')}::int as "firstArticle", ${earned('video')}::int as "firstVideo",
      counter.like_received_count as likes100, counter.like_received_count as likes1000,
      counter.fans_count as fans10, counter.fans_count as fans100,
      ${earned('helpful')}::int as helpful5
    from member
    join member_counter counter on counter.member_id = member.id
    left join credential on credential.member_id = member.id
    cross join lateral (select count(*)::int as days from visit_day
      where member_id = member.id and made_up_on is null) as visits
    where member.id = ${me}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the member does not exist')
  return row
}
