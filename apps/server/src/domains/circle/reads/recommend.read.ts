import {
  circleHeatFormula,
  circleMemberStates,
  circleStates,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { sql, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { listTopicIdsOf } from '../../interest/index.ts'
import { loadCircleItems, loadCircleMap } from './circle-items.view.ts'

const open = sql.lit(circleStates.open)

/** Circles in an order of recommendation: topics in common, heat of the week, members. */
const circleKey = z.tuple([z.int(), z.int(), z.int(), z.uuid()])
type CircleKey = z.output<typeof circleKey>

interface Row {
  id: string
  common: number
  heat: number
  members: number
}

/**
 * Open circles of these topics; without topics all of them, those of the viewer's interests first. Recommendations
 * leave out circles that the viewer is in, waits for or may not join.
 */
export async function recommendCircles(
  ctx: Ctx,
  input: MethodParsed<typeof PhotographyGroup.Recommend>,
): Promise<MethodOutput<typeof PhotographyGroup.Recommend>> {
  const { viewer } = ctx
  const isByTopic = input.topicIds.length > 0
  const topics = isByTopic || viewer === null ? input.topicIds : await listTopicIdsOf(ctx.db, viewer.id)
  const conditions = [
    sql<SqlBool>`c.status = ${open} and c.dissolve_at is null`,
    ...(isByTopic ? [sql<SqlBool>`c.topic_ids && ${topics}::text[]`] : []),
    ...(isByTopic || viewer === null
      ? []
      : [
          sql<SqlBool>`not exists (select from circle_member m
            where m.circle_id = c.id and m.member_id = ${viewer.id}::uuid
              and m.status in (${sql.lit(circleMemberStates.waiting)}, ${sql.lit(circleMemberStates.joined)},
                ${sql.lit(circleMemberStates.blackListed)}))`,
        ]),
  ]
  const from = sql`from circle c where ${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await keysetPage(input, circleKey, {
    endlessFor: ctx,
    read: async (window) => {
      const after =
        window.after === null
          ? sql`true`
          : sql`(-common, -heat, -members, id) > (${-window.after[0]}::int, ${-window.after[1]}::int,
              ${-window.after[2]}::int, ${window.after[3]}::uuid)`
      const found = await sql<Row>`select * from (
          select c.id, c.week_heat as heat, c.member_count as members,
            cardinality(array(select unnest(c.topic_ids) intersect select unnest(${topics}::text[]))) as common
          ${from}) as listed
        where ${after} order by -common, -heat, -members, id ${limitTo(window)}`.execute(ctx.db)
      return found.rows
    },
    count: () => countUpToCap(ctx.db, from),
    keyOf: (row): CircleKey => [row.common, row.heat, row.members, row.id],
  })
  return {
    ...page,
    items: await loadCircleItems(
      ctx,
      rows.map((row) => row.id),
    ),
  }
}

const ranked = 20

/** The circles with most heat of the last seven days. */
export async function rankCircles(ctx: Ctx): Promise<MethodOutput<typeof PhotographyGroup.GetRanking>> {
  const rows = await ctx.db
    .selectFrom('circle')
    .select(['id', 'week_heat', 'week_joined', 'week_posts', 'week_comments'])
    .where('status', '=', open)
    .where('week_heat', '>', 0)
    .orderBy('week_heat', 'desc')
    .orderBy('member_count', 'desc')
    .orderBy('id')
    .limit(ranked)
    .execute()
  const items = await loadCircleMap(
    ctx,
    rows.map((row) => row.id),
  )
  return {
    formula: circleHeatFormula,
    items: rows.flatMap((row, at) => {
      const item = items.get(row.id)
      if (item === undefined) return []
      const { week_heat: heat, week_joined: joined, week_posts: posts, week_comments: comments } = row
      return [{ ...item, rank: at + 1, heat, joined, posts, comments }]
    }),
  }
}
