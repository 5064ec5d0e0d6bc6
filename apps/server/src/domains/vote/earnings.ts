import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'

/** How members earn experience with votes. */
export const voteEarnings = [
  {
    event: 'vote.chosen',
    keyOf: ({ publishId, memberId }) => [publishId, memberId],
    keys: sql`c.publish_id, c.member_id`,
    from: sql`vote_choice c`,
    // Who chose several options has one row for each.
    where: sql`not exists (select from vote_choice o where o.publish_id = c.publish_id and o.member_id = c.member_id
      and o.option_id < c.option_id)`,
    rule: 'vote',
    member: sql`c.member_id`,
    source: sql`c.publish_id::text`,
    post: sql`c.publish_id`,
    at: sql`c.created_at`,
  },
] as const satisfies Manifest['earnings']
