import {
  circleHeat,
  circleHeatCaps,
  circleMemberStates,
  circleStates,
  circleTexts,
  circleTimes,
} from '@guangquan/contract'
import { dayOf, startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import { subscribe } from '../../events/subscription.ts'
import { defineJob, type Job, type JobCtx, type Schedule } from '../../jobs/job.ts'
import { createNotices } from '../notice/index.ts'
import { circleTargetName } from './circle-target-name.ts'
import { findMembership, listTeam, lockCircle } from './circle.store.ts'
import { finishActJob } from './finish-act.ts'
import { putBack } from './members/apply.ts'
import { joinChosen } from './members/join-chosen.ts'
import { endCircle } from './ownership/dissolve.ts'
import { expireOffers } from './ownership/offers.ts'
import { lookAfterOwners } from './ownership/succession.ts'
import { shadeFilesJob } from './posts/shade-files.ts'
import { takePostsJob } from './posts/take-posts.ts'

type Run = Pick<JobCtx, 'db' | 'now' | 'signal'>
const hourMs = 3600_000
const dayMs = 24 * hourMs
const atOnce = 200
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Ends circles whose dissolution was announced 7 days ago, and offers whose time is over. */
export async function endDue({ db, now, signal }: Run): Promise<void> {
  const due = await db
    .selectFrom('circle')
    .select('id')
    .where('dissolve_at', '<=', now)
    .where('status', '<>', circleStates.dissolved)
    .limit(atOnce)
    .execute()
  for (const { id } of due) {
    if (signal.aborted) return
    await db.transaction().execute(async (tx) => {
      const circle = await lockCircle(tx, id)
      const isDue = circle.dissolve_at !== null && circle.dissolve_at <= now
      if (isDue && circle.status !== circleStates.dissolved) await endCircle(tx, now, circle)
    })
  }
  const offers = await db
    .selectFrom('circle_offer')
    .select('circle_id')
    .where('state', '=', 1)
    .where('expires_at', '<=', now)
    .limit(atOnce)
    .execute()
  for (const { circle_id: id } of offers) {
    if (signal.aborted) return
    await db.transaction().execute(async (tx) => {
      await lockCircle(tx, id)
      await expireOffers(tx, now, id)
    })
  }
}

/** Reminds teams of applications after 72 hours, and ends those of 14 days ago. */
export async function lookAfterApplications({ db, now, signal }: Run): Promise<void> {
  const waiting = sql.lit(circleMemberStates.waiting)
  const { rows: late } = await sql<{ id: string }>`
    select distinct circle_id as id from circle_member where status = ${waiting} and reminded_at is null
      and applied_at <= ${ago(now, circleTimes.reminderHours * hourMs)} limit ${sql.lit(atOnce)}`.execute(db)
  for (const { id } of late) {
    if (signal.aborted) return
    await db.transaction().execute(async (tx) => {
      const circle = await lockCircle(tx, id)
      const { rows } = await sql`update circle_member set reminded_at = ${now} where circle_id = ${id}
        and status = ${waiting} and reminded_at is null
        and applied_at <= ${ago(now, circleTimes.reminderHours * hourMs)} returning member_id`.execute(tx)
      if (rows.length === 0 || circle.status !== circleStates.open) return
      const target = { kind: circleTargetName, id }
      await createNotices(tx, now, await listTeam(tx, id), {
        kind: 'circle.waiting',
        target,
        note: circleTexts.waiting.replace('{n}', String(rows.length)),
      })
    })
  }
  const { rows: ended } = await sql<{ id: string; member: string }>`
    select circle_id as id, member_id as member from circle_member where status = ${waiting}
      and applied_at <= ${ago(now, circleTimes.applicationExpires * dayMs)} limit ${sql.lit(atOnce)}`.execute(
    db,
  )
  for (const { id, member } of ended) {
    if (signal.aborted) return
    await db.transaction().execute(async (tx) => {
      await lockCircle(tx, id)
      const row = await findMembership(tx, id, member)
      if (row?.status !== circleMemberStates.waiting || row.applied_at === null) return
      if (row.applied_at > ago(now, circleTimes.applicationExpires * dayMs)) return
      await putBack(tx, now, row)
      await createNotices(tx, now, [member], {
        kind: 'circle.expired',
        target: { kind: circleTargetName, id },
      })
    })
  }
}

/** Frees the names of circles that ended 30 days ago, and unanswered invitations. */
export async function freeNames({ db, now }: Run): Promise<void> {
  await sql`update circle set name_free = true where not name_free and status = ${sql.lit(circleStates.dissolved)}
    and dissolved_at <= ${ago(now, circleTimes.nameFree * dayMs)}`.execute(db)
  await sql`update circle_invite set state = 5 where state = 1 and expires_at <= ${now}`.execute(db)
}

/** Computes the figures of today and yesterday, then the heat of the last seven days. */
export async function computeFigures({ db, now }: Run): Promise<void> {
  const today = dayOf(now)
  const since = ago(startOfDay(now), dayMs)
  const day = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Shanghai')::date`
  await sql`
    with joins as (select circle_id, ${day('created_at')} as day,
        count(*) filter (where act in ('joined', 'passed', 'restored'))::int as joined,
        count(*) filter (where act in ('left', 'removed'))::int as gone
      from circle_log where created_at >= ${since} and undone_at is null
        and act in ('joined', 'passed', 'restored', 'left', 'removed') group by 1, 2),
    posts as (select circle_id, day, sum(count)::int as posts,
        sum(least(count, ${sql.lit(circleHeatCaps.posts)}))::int as ranked
      from (select circle_id, author_id, ${day('created_at')} as day, count(*) as count from publish
        where circle_id is not null and status = 2 and created_at >= ${since} group by 1, 2, 3) as each_of
      group by 1, 2),
    comments as (select circle_id, day, sum(count)::int as comments,
        sum(least(count, ${sql.lit(circleHeatCaps.comments)}))::int as ranked
      from (select p.circle_id, r.author_id, ${day('r.created_at')} as day, count(*) as count
        from reply r join publish p on p.id = r.publish_id and p.circle_id is not null
        where r.status = 2 and r.created_at >= ${since} and r.author_id <> p.author_id group by 1, 2, 3) as each_of
      group by 1, 2),
    keys as (select circle_id, day from joins union select circle_id, day from posts
      union select circle_id, day from comments)
    insert into circle_day (circle_id, day, joined, "left", posts, comments, ranked_posts, ranked_comments)
    select circle_id, day, coalesce(joined, 0), coalesce(gone, 0), coalesce(posts, 0), coalesce(comments, 0),
      coalesce(posts.ranked, 0), coalesce(comments.ranked, 0)
    from keys left join joins using (circle_id, day) left join posts using (circle_id, day)
      left join comments using (circle_id, day)
    on conflict (circle_id, day) do update set joined = excluded.joined, "left" = excluded."left",
      posts = excluded.posts, comments = excluded.comments, ranked_posts = excluded.ranked_posts,
      ranked_comments = excluded.ranked_comments`.execute(db)
  await sql`
    update circle set week_joined = w.joined, week_posts = w.posts, week_comments = w.comments,
      week_heat = ${sql.lit(circleHeat.joined)} * w.joined + ${sql.lit(circleHeat.post)} * w.posts
        + ${sql.lit(circleHeat.comment)} * w.comments
    from (select c.id, coalesce(sum(d.joined), 0)::int as joined, coalesce(sum(d.ranked_posts), 0)::int as posts,
        coalesce(sum(d.ranked_comments), 0)::int as comments
      from circle c left join circle_day d on d.circle_id = c.id
        and d.day > ${today}::date - ${sql.lit(circleHeat.days)} where c.status = 2 group by c.id) as w
    where w.id = circle.id and (week_joined, week_posts, week_comments) is distinct from (w.joined, w.posts, w.comments)`.execute(
    db,
  )
}

const none = z.object({})
const upkeep = { lane: 'upkeep' } as const
const dueJob = defineJob('circle.endDue', none, endDue, upkeep)
const applicationsJob = defineJob('circle.lookAfterApplications', none, lookAfterApplications, upkeep)
const figuresJob = defineJob('circle.computeFigures', none, computeFigures, upkeep)
const ownersJob = defineJob('circle.lookAfterOwners', none, lookAfterOwners, upkeep)
const namesJob = defineJob('circle.freeNames', none, freeNames, upkeep)

export const circleJobs: Job[] = [
  dueJob,
  applicationsJob,
  figuresJob,
  ownersJob,
  namesJob,
  finishActJob,
  shadeFilesJob,
  takePostsJob,
]

export const circleSchedules: Schedule[] = [
  { job: dueJob, pattern: '*/10 * * * *' },
  { job: applicationsJob, pattern: '15 * * * *' },
  { job: figuresJob, pattern: '5 * * * *' },
  { job: ownersJob, pattern: '40 * * * *' },
  // Half past four in the morning in Shanghai.
  { job: namesJob, pattern: '30 20 * * *' },
]

/** Members who comment in a circle are active there; members who register join their chosen circles. */
export const circleSubscriptions = [
  subscribe('member.registered', 'circle.joinChosen', joinChosen),
  subscribe('reply.written', 'circle.countActivity', async ({ tx, now }, { publishId, authorId }) => {
    await sql`update circle_member set last_active_at = ${now} from publish p
      where p.id = ${publishId} and circle_member.circle_id = p.circle_id and circle_member.member_id = ${authorId}
        and circle_member.status = 2`.execute(tx)
  }),
]
