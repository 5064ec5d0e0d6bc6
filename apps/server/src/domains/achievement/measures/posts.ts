import { publishStatus } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { MedalMeasure } from '../medal-measure.ts'
import { oneValue } from './one-value.ts'
import { readFiltered, theseIds } from './read-filtered.ts'

const published = sql`status = ${sql.lit(publishStatus.published)}`
/** Likes from which a post counts as recommended without the editors. */
const recommendedLikes = 10

const typeArgs = z.object({ type: z.int() })
const topicArgs = z.object({ topic: z.string() })
const seasonArgs = z.object({ season: z.enum(['spring', 'summer', 'autumn', 'winter']) })

const firstMonths = { spring: 3, summer: 6, autumn: 9, winter: 12 } as const

/** The first day of the present season and that of the next one. */
function currentSeason(args: unknown, now: Date): { first: string; next: string } | null {
  const firstMonth = firstMonths[seasonArgs.parse(args).season]
  const [year = 0, month = 0] = dayOf(now).split('-').map(Number)
  // January and February belong to the winter that began in the year before.
  const monthsSince = (month - firstMonth + 12) % 12
  if (monthsSince > 2) return null
  const firstYear = month < firstMonth ? year - 1 : year
  const dayIn = (months: number) =>
    new Date(Date.UTC(firstYear, firstMonth - 1 + months, 1)).toISOString().slice(0, 10)
  return { first: dayIn(0), next: dayIn(3) }
}

const countEvents = ['post.published', 'post.reviewed', 'post.restored'] as const
const fromPosts = (memberIds: RawBuilder<string>) =>
  sql`from publish where author_id = ${memberIds} and ${published} group by author_id`

/** What members published, and the reactions to it. */
export const postMeasures: readonly MedalMeasure[] = [
  {
    name: 'posts',
    events: countEvents,
    read: (db, { memberIds, args }) =>
      readFiltered(db, sql`author_id`, fromPosts(theseIds(memberIds)), {
        values: args.map((one) => sql`publish_type = ${typeArgs.parse(one).type}`),
      }),
  },
  {
    name: 'topicPosts',
    events: ['post.published', 'post.reviewed', 'post.restored', 'post.picked', 'target.marked'],
    read: (db, { memberIds, args }) =>
      readFiltered(db, sql`author_id`, fromPosts(theseIds(memberIds)), {
        values: args.map(
          (one) => sql`${topicArgs.parse(one).topic} = any(topic_ids)
            and (editor_pick or like_count >= ${sql.lit(recommendedLikes)})`,
        ),
      }),
  },
  {
    name: 'seasonPosts',
    events: countEvents,
    read: (db, { memberIds, args, now }) =>
      readFiltered(db, sql`author_id`, fromPosts(theseIds(memberIds)), {
        values: args.map((one) => {
          const season = currentSeason(one, now)
          if (season === null) return sql`false`
          return sql`publish_type = 1 and created_at >= ${season.first}::timestamp at time zone 'Asia/Shanghai'
            and created_at < ${season.next}::timestamp at time zone 'Asia/Shanghai'`
        }),
      }),
    periodOf: (args, now) => currentSeason(args, now)?.first ?? '',
  },
  oneValue(
    'picks',
    ['post.picked', 'post.reviewed', 'post.restored'],
    (ids) => sql`select author_id as "memberId", (count(*) filter (where editor_pick))::int as value
      ${fromPosts(ids)}`,
  ),
  oneValue(
    'likes',
    ['target.marked'],
    (ids) => sql`select member_id as "memberId", like_received_count as value
      from member_counter where member_id = ${ids}`,
  ),
  oneValue(
    'collects',
    ['target.marked'],
    (ids) => sql`select author_id as "memberId", sum(collect_count)::int as value ${fromPosts(ids)}`,
  ),
]
