import { emotionCodes, type EmotionReport } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { findOpenPost } from '../post/index.ts'
import { tallyColumns } from './emotion.store.ts'

/** Counts of the six emotions about a post, in order, and the viewer's own. @throws ContentNotFound */
export async function reportEmotions(ctx: Ctx, { publishId }: { publishId: string }): Promise<EmotionReport> {
  const viewerId = ctx.viewer?.id ?? null
  const [post, [report]] = await Promise.all([
    findOpenPost(ctx, publishId),
    reports(ctx.db, { member: viewerId !== null }, { publishId, viewerId }),
  ])
  if (post === undefined) fail('ContentNotFound')
  return {
    items: emotionCodes.map((code, place) => ({ code, count: report?.counts?.[place] ?? 0 })),
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
