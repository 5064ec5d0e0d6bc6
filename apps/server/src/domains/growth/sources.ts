import { publishStatus } from '@guangquan/contract'
import { referralStates } from '@guangquan/rules/people/referral'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { events, type EventName, type EventPayload } from '../../events/catalogue.ts'
import { earnsAsEntry, earnsAsFinalist, earnsAsWinner, placeOfPrize } from './contest-earnings.ts'
import type { Earning } from './earning.ts'

/** What earns by one kind of event. */
interface Source {
  event: EventName
  /** The rows that the events name. Read after the commit, they may be gone by then. */
  findNamed: (db: Queryable, payloads: readonly unknown[]) => Promise<Earning[]>
  /** Everything of the kind that a member has done. */
  findAll: (db: Queryable, memberId: string) => Promise<Earning[]>
}

interface SourceOf<N extends EventName> {
  /** What identifies a row, one or two ids. */
  keyOf: (payload: EventPayload<N>) => string | readonly [string, string] | null
  /** Columns that equal the ids, and the column of the member who earns. */
  keys: RawBuilder<unknown>
  member: RawBuilder<unknown>
  /** The rows as `member_id, rule, source, publish_id, at`, up to a `where` that goes on. */
  rows: RawBuilder<unknown>
}

/** Declares what earns by an event: a further rule is one of these and its rows in `growth_rule`. */
function source<N extends EventName>(event: N, { keyOf, keys, member, rows }: SourceOf<N>): Source {
  const find = async (db: Queryable, condition: RawBuilder<SqlBool>) => {
    const found = await sql<Earning>`
      select member_id as "memberId", rule, source, publish_id as "publishId", at
      from (${rows} and ${condition}) as earned`.execute(db)
    return found.rows
  }
  return {
    event,
    findNamed: (db, payloads) => {
      const ids = payloads.flatMap((payload) => {
        const key = keyOf(events[event].parse(payload))
        return key === null ? [] : [typeof key === 'string' ? ([key] as const) : key]
      })
      if (ids.length === 0) return Promise.resolve([])
      const [first, second] = [ids.map(([id]) => id), ids.flatMap(([, id]) => id ?? [])]
      const named =
        second.length === 0
          ? sql`select unnest(${first}::uuid[])`
          : sql`select * from unnest(${first}::uuid[], ${second}::uuid[])`
      return find(db, sql<SqlBool>`(${keys}) in (${named})`)
    },
    findAll: (db, memberId) => find(db, sql<SqlBool>`${member} = ${memberId}::uuid`),
  }
}

const published = sql.lit(publishStatus.published)
/** Letters of a comment that counts, and how many of them differ. */
const minComment = 8
const minDifferent = 4
/** What is no letter: digits, signs, emoji, and the names of emotions in brackets. */
const noLetters = String.raw`\[[^\[\]]{1,8}\]|[\s!-@\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\ufe00-\ufe0f\uff00-\uffef\U0001f000-\U0001faff]`

/** SQL: a comment says something. */
const saysSomething = (body: RawBuilder<string>) => sql<SqlBool>`exists (
  select from regexp_replace(${body}, ${sql.lit(noLetters)}, '', 'g') as letters
  where char_length(letters) >= ${sql.lit(minComment)} and (
    select count(distinct letter) from regexp_split_to_table(lower(letters), '') as letter) >= ${sql.lit(minDifferent)})`

const marks = (rule: 'like' | 'collect', table: 'post_like' | 'post_collect') =>
  source('target.marked', {
    keyOf: ({ target, targetId, memberId, mark }) =>
      target === 'post' && mark === rule ? [targetId, memberId] : null,
    keys: sql`m.publish_id, m.member_id`,
    member: sql`p.author_id`,
    rows: sql`select p.author_id as member_id, ${sql.lit(rule)} as rule, p.id || ':' || m.member_id as source,
        p.id as publish_id, m.created_at as at
      from ${sql.table(table)} m join publish p on p.id = m.publish_id
      where p.status = ${published} and m.member_id <> p.author_id`,
  })

/** SQL: what somebody who came to an activity earns by: copies of one activity on one day earn once. */
export const attendanceSource = (
  activity: RawBuilder<unknown>,
): RawBuilder<string> => sql<string>`(${activity}.origin_id
  || ':' || to_char(${activity}.start_time at time zone 'Asia/Shanghai', 'YYYYMMDD'))`

/** What earns experience. */
export const sources: readonly Source[] = [
  source('post.published', {
    keyOf: ({ publishId }) => publishId,
    keys: sql`p.id`,
    member: sql`p.author_id`,
    rows: sql`select p.author_id as member_id, p.id::text as source, p.id as publish_id, p.created_at as at,
        case p.publish_type when 1 then 'photo' when 2 then 'article' else 'video' end as rule
      from publish p where p.status = ${published} and p.publish_type in (1, 2, 3)`,
  }),
  source('post.picked', {
    keyOf: ({ publishId }) => publishId,
    keys: sql`p.id`,
    member: sql`p.author_id`,
    rows: sql`select p.author_id as member_id, 'pick' as rule, p.id::text as source, p.id as publish_id,
        p.created_at as at
      from publish p where p.status = ${published} and p.editor_pick and p.publish_type in (1, 2, 3, 4)`,
  }),
  source('circle.essence', {
    keyOf: ({ publishId }) => publishId,
    keys: sql`p.id`,
    member: sql`p.author_id`,
    rows: sql`select p.author_id as member_id, 'essence' as rule, p.id::text as source, p.id as publish_id,
        c.essence_at as at
      from circle_post c join publish p on p.id = c.publish_id
      where p.status = ${published} and c.essence_earns and c.essence_at is not null`,
  }),
  source('reply.written', {
    keyOf: ({ replyId }) => replyId,
    keys: sql`r.id`,
    member: sql`r.author_id`,
    rows: sql`select r.author_id as member_id, 'comment' as rule, r.id::text as source, r.publish_id,
        r.created_at as at
      from reply r join publish p on p.id = r.publish_id
      where r.status = 2 and p.author_id <> r.author_id and ${saysSomething(sql`r.body`)}`,
  }),
  marks('like', 'post_like'),
  marks('collect', 'post_collect'),
  source('critique.helpful', {
    keyOf: ({ replyId }) => replyId,
    keys: sql`r.id`,
    member: sql`r.author_id`,
    rows: sql`select r.author_id as member_id, 'helpful' as rule, r.id::text as source, r.publish_id,
        r.helpful_at as at
      from reply r where r.status = 2 and r.helpful_at is not null`,
  }),
  source('vote.chosen', {
    keyOf: ({ publishId, memberId }) => [publishId, memberId],
    keys: sql`c.publish_id, c.member_id`,
    member: sql`c.member_id`,
    rows: sql`select distinct on (c.member_id, c.publish_id) c.member_id, 'vote' as rule,
        c.publish_id::text as source, c.publish_id, c.created_at as at
      from vote_choice c where true`,
  }),
  source('report.decided', {
    keyOf: ({ targetId, upheld }) => (upheld ? targetId : null),
    keys: sql`r.target_id`,
    member: sql`r.member_id`,
    rows: sql`select r.member_id, 'report' as rule, r.report_type || ':' || r.target_id as source,
        null::uuid as publish_id, r.decided_at as at
      from report r where r.status = 2 and r.decided_at is not null`,
  }),
  source('referral.reached', {
    keyOf: ({ inviteeId }) => inviteeId,
    keys: sql`r.invitee_id`,
    member: sql`r.inviter_id`,
    rows: sql`select r.inviter_id as member_id, 'invite' as rule, r.invitee_id::text as source,
        null::uuid as publish_id, coalesce(r.ended_at, r.created_at) as at
      from referral r where r.state = ${sql.lit(referralStates.reached)} and r.withheld_at is null`,
  }),
  source('referral.reached', {
    keyOf: ({ inviteeId }) => inviteeId,
    keys: sql`r.invitee_id`,
    member: sql`r.invitee_id`,
    rows: sql`select r.invitee_id as member_id, 'invited' as rule, 'once' as source,
        null::uuid as publish_id, coalesce(r.ended_at, r.created_at) as at
      from referral r where r.state = ${sql.lit(referralStates.reached)} and r.withheld_at is null`,
  }),
  source('club.decided', {
    keyOf: ({ memberId, accepted }) => (accepted ? memberId : null),
    keys: sql`c.member_id`,
    member: sql`c.member_id`,
    rows: sql`select c.member_id, 'club' as rule, c.member_id::text as source, null::uuid as publish_id,
        c.updated_at as at
      from club_card c where c.state = 2`,
  }),
  source('quiz.credited', {
    keyOf: ({ creditId }) => creditId,
    keys: sql`q.id`,
    member: sql`q.author_id`,
    rows: sql`select q.author_id as member_id, 'study' as rule, q.id::text as source,
        null::uuid as publish_id, q.created_at as at
      from quiz_credit q where true`,
  }),
  source('activity.checkedIn', {
    keyOf: ({ enrolmentId }) => enrolmentId,
    keys: sql`e.id`,
    member: sql`e.member_id`,
    rows: sql`select e.member_id, 'activity' as rule,
        ${attendanceSource(sql`a`)} as source,
        null::uuid as publish_id, e.checked_in_at as at
      from enrolment e join activity a on a.id = e.activity_id where e.state = 7`,
  }),
  source('questionnaire.answered', {
    keyOf: ({ questionnaireId, memberId }) => [questionnaireId, memberId],
    keys: sql`q.id, p.member_id`,
    member: sql`p.member_id`,
    // When somebody answered is not stored. A copy is the same questionnaire again.
    rows: sql`select p.member_id, 'questionnaire' as rule, q.origin_id::text as source, null::uuid as publish_id,
        least(now(), q.end_time) as at
      from questionnaire_participant p join questionnaire q on q.id = p.questionnaire_id where p.times > 0`,
  }),
  source('contest.settled', {
    keyOf: ({ memberId }) => memberId,
    keys: sql`e.author_id`,
    member: sql`e.author_id`,
    rows: sql`select e.author_id as member_id, 'entry' as rule, e.id::text as source, null::uuid as publish_id,
        e.accepted_at as at
      from contest_entry e where ${earnsAsEntry(sql`e`)}`,
  }),
  source('contest.settled', {
    keyOf: ({ memberId }) => memberId,
    keys: sql`a.member_id`,
    member: sql`a.member_id`,
    rows: sql`select a.member_id, case ${placeOfPrize(sql`p`)} when 1 then 'prize1' when 2 then 'prize2'
          when 3 then 'prize3' else 'prizeMore' end as rule,
        a.id::text as source, null::uuid as publish_id, a.issued_at as at
      from contest_award a join contest_prize p on p.id = a.prize_id join contest c on c.id = a.contest_id
      where ${earnsAsWinner(sql`a`, sql`c`)}`,
  }),
  source('contest.settled', {
    keyOf: ({ memberId }) => memberId,
    keys: sql`e.author_id`,
    member: sql`e.author_id`,
    rows: sql`select e.author_id as member_id, 'finalist' as rule, e.id::text as source, null::uuid as publish_id,
        c.published_at as at
      from contest_entry e join contest c on c.id = e.contest_id where ${earnsAsFinalist(sql`e`, sql`c`)}`,
  }),
  source('product.accepted', {
    keyOf: ({ serialId }) => serialId,
    keys: sql`s.id`,
    member: sql`s.rewarded_to`,
    rows: sql`select s.rewarded_to as member_id, c.reward_rule as rule, s.id::text as source,
        null::uuid as publish_id, s.rewarded_at as at
      from product_serial s join product_info p on p.id = s.product_id
        join product_category c on c.id = p.category_id
      where s.rewarded_to is not null`,
  }),
]
