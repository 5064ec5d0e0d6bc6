import { emotionCodes, type EmotionReport } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { memoize } from '../../cache/memoize.ts'
import { openEntries } from '../site/index.ts'
import { findOpenPost } from '../post-access/index.ts'
import { tallyColumns } from './emotion.store.ts'

const cache = { name: 'emotions', max: 1, ttlMs: 2000 }

/** The emotions that members may choose, by their number and in their order. */
const openEmotions = memoize(cache, async ({ db }) => {
  const entries = await openEntries(db, 'Emotion')
  return entries.flatMap(({ value, name }) => {
    const code = emotionCodes[value - 1]
    return code === undefined ? [] : [{ code, name, place: value - 1 }]
  })
})

/** Counts of the emotions about a post that may be chosen, and the viewer's own. @throws ContentNotFound */
export async function reportEmotions(ctx: Ctx, { publishId }: { publishId: string }): Promise<EmotionReport> {
  const viewerId = ctx.viewer?.id ?? null
  const [post, [report], emotions] = await Promise.all([
    findOpenPost(ctx, publishId),
    reports(ctx.db, { member: viewerId !== null }, { publishId, viewerId }),
    openEmotions(ctx.app, 'all'),
  ])
  if (post === undefined) fail('ContentNotFound')
  return {
    items: emotions.map(({ code, name, place }) => ({ code, name, count: report?.counts?.[place] ?? 0 })),
    mine: emotionCodes[(report?.mine ?? 0) - 1] ?? null,
  }
}

interface ReportRow {
  /** In the order of the codes; null before the first emotion. */
  counts: number[] | null
  /** 1-based index of the viewer's emotion. */
  mine: number | null
}

type ReportValues = { publishId: string; viewerId: string | null }

const reports = preparedQueries<ReportValues, { member: boolean }, ReportRow>(
  'emotion.report',
  (db, param, { member }) => {
    const publishId = sql`${param('publishId')}::uuid`
    const mine = sql`(select emotion from post_emotion
      where publish_id = ${publishId} and member_id = ${param('viewerId')}::uuid)`
    const query = sql<ReportRow>`select ${member ? mine : sql`null::integer`} as mine,
      (select array[${sql.join(tallyColumns.map((column) => sql.ref(column)))}] from post_emotion_tally
        where publish_id = ${publishId}) as counts`
    return { compile: () => query.compile(db) }
  },
)
