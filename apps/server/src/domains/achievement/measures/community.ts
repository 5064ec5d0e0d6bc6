import { referralStates } from '@guangquan/rules/people/referral'
import { sql } from 'kysely'
import type { MedalMeasure } from '../medal-measure.ts'
import { oneValue } from './one-value.ts'

/** What members do for each other, and the medals for which frames are granted. */
export const communityMeasures: readonly MedalMeasure[] = [
  oneValue(
    'clubCard',
    ['club.decided'],
    (ids) => sql`select member_id as "memberId", 1 as value from club_card
      where member_id = ${ids} and state = 2`,
  ),
  oneValue(
    'helpful',
    ['critique.helpful'],
    (ids) => sql`select author_id as "memberId", count(*)::int as value from reply
      where author_id = ${ids} and status = 2 and helpful_at is not null group by author_id`,
  ),
  oneValue(
    'upheldReports',
    ['report.decided'],
    (
      ids,
    ) => sql`select member_id as "memberId", count(distinct (report_type, target_id))::int as value from report
      where member_id = ${ids} and status = 2 and decided_at is not null group by member_id`,
  ),
  oneValue(
    'invitees',
    ['referral.reached'],
    (ids) => sql`select inviter_id as "memberId", count(*)::int as value from referral
      where inviter_id = ${ids} and state = ${sql.lit(referralStates.reached)} and withheld_at is null
      group by inviter_id`,
  ),
  oneValue(
    'circleMembers',
    ['circle.joined'],
    (ids) => sql`select m.member_id as "memberId", max(c.member_count)::int as value
      from circle_member m join circle c on c.id = m.circle_id and c.status = 2
      where m.member_id = ${ids} and m.role = 1 group by m.member_id`,
  ),
  // Counted after the medals themselves, whatever they were granted for.
  oneValue(
    'goldMedals',
    [],
    (ids) => sql`select member_id as "memberId", count(*)::int as value from medal_award
      where member_id = ${ids} and tier = 3 and revoked_at is null group by member_id`,
  ),
]
