import { levelThresholds } from '@guangquan/rules/level'
import { sql } from 'kysely'
import type { Tx } from '../db/client.ts'

/** Sets every counter to the count of its rows, as the commands would have. */
export async function settleCounters(tx: Tx): Promise<void> {
  await sql`
    update publish set
      like_count = (select count(*) from post_like where publish_id = publish.id),
      collect_count = (select count(*) from post_collect where publish_id = publish.id),
      share_count = (select count(*) from post_share where publish_id = publish.id),
      reply_count = (select count(*) from reply where publish_id = publish.id and status = 2)`.execute(tx)
  await sql`
    update reply set
      like_count = (select count(*) from reply_like where reply_id = reply.id),
      child_count = (select count(*) from reply child where child.parent_id = reply.id and child.status = 2)`.execute(
    tx,
  )
  await sql`
    update member_counter set
      publish_count = posts.count,
      public_publish_count = posts.open,
      accepted_post_count = posts.count,
      like_received_count = posts.likes,
      follow_count = (select count(*) from follow where follower_id = member_counter.member_id),
      fans_count = (select count(*) from follow where followed_id = member_counter.member_id),
      collect_count = (select count(*) from post_collect held where held.member_id = member_counter.member_id)
    from (
      select member.id, count(publish.id) as count,
        count(publish.id) filter (where publish.expose_others) as open, coalesce(sum(publish.like_count), 0) as likes
      from member left join publish on publish.author_id = member.id and publish.status = 2
      group by member.id
    ) posts where posts.id = member_counter.member_id`.execute(tx)
  await sql`
    insert into tag (name, use_count)
    select tag, count(*) from publish, unnest(tags) as tag where status = 2 and expose_others group by tag
    on conflict (name) do update set use_count = excluded.use_count`.execute(tx)
  await sql`
    update topic set use_count =
      (select count(*) from publish where status = 2 and expose_others and topic_ids @> array[topic.id])`.execute(
    tx,
  )
  await settleGrowth(tx)
}

/** Experience and coins by the rules, for posts, comments, likes received and visits. */
async function settleGrowth(tx: Tx): Promise<void> {
  await sql`
    update member set
      exp = 70 + 10 * publish_count + like_received_count
        + 2 * (select coalesce(sum(publish.collect_count), 0) from publish where author_id = member.id)
        + 2 * (select count(*) from reply where author_id = member.id and char_length(body) >= 8)
        + 2 * visits.days,
      coins = 20 + 2 * publish_count + visits.days
    from member_counter, (
      select id, floor(extract(epoch from now() - created_at) / 86400
        * (0.25 + (('x' || substr(md5(id::text), 1, 4))::bit(16)::int % 60) / 100.0))::int as days from member
    ) visits where visits.id = member.id and member_counter.member_id = member.id`.execute(tx)
  await sql`update member set level =
    width_bucket(exp, ${levelThresholds.slice(1)}::int[]) + 1`.execute(tx)
}
