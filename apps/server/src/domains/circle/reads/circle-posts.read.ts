import {
  circleMemberStates,
  circleRoles,
  circleStates,
  circleTabs,
  type CirclePost,
  type CircleRole,
  type CircleTab,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { mayInCircle } from '@guangquan/rules/events/circle-roles'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx, MemberCtx } from '../../../context.ts'
import { preparedList } from '../../../db/prepared-list.ts'
import type { ParamOf } from '../../../db/prepared-query.ts'
import { cappedCount, keysetPage } from '../../../db/paging.ts'
import {
  afterValues,
  isAfter,
  timeKey,
  timeKeyOf,
  type AfterValues,
  type TimeKey,
  type TimeRow,
} from '../../../db/time-key.ts'
import { extendImmutable } from '../../../http/pages/immutable.ts'
import { hasPictures, visiblePosts } from '../../post-access/index.ts'
import { loadPictureTiles, loadPostCards } from '../../post-card/index.ts'
import { openCircle } from '../circle.policy.ts'
import { roleOf } from '../circle.store.ts'

type ListValues = { circleId: string; viewerId: string | null }
type PostValues = AfterValues & ListValues
type PostVariant = { member: boolean; tab: CircleTab; pictures: boolean }

/** Kinds of posts of the tabs of matches and activities. */
const kindsOf: Partial<Record<CircleTab, readonly number[]>> = {
  [circleTabs.matches]: [5, 6],
  [circleTabs.activities]: [7],
}

function rowsOf(param: ParamOf<ListValues>, { member, tab, pictures }: PostVariant): RawBuilder<unknown> {
  const kinds = kindsOf[tab]
  const conditions = [
    sql<SqlBool>`publish.circle_id = ${param('circleId')}::uuid`,
    visiblePosts(member ? sql<string>`${param('viewerId')}::uuid` : null),
    ...(pictures ? [hasPictures] : []),
    ...(kinds === undefined
      ? []
      : [sql<SqlBool>`publish.publish_type in (${sql.join(kinds.map((kind) => sql.lit(kind)))})`]),
    ...(tab === circleTabs.essence
      ? [
          sql<SqlBool>`exists (select from circle_post cp where cp.publish_id = publish.id
            and cp.circle_id = publish.circle_id and cp.essence_at is not null)`,
        ]
      : []),
  ]
  return sql`from publish where ${sql.join(conditions, sql` and `)}`
}

const byTime = preparedList<PostValues, PostVariant, TimeRow>('circle.posts', {
  rows: rowsOf,
  page: (rows, param) => sql`select publish.id, publish.created_at ${rows} and ${isAfter('publish', param)}
    order by publish.created_at desc, publish.id desc`,
})

type HeatValues = ListValues & { afterHot: number; afterId: string }
const hotKey = z.tuple([z.number(), z.uuid()])

const byHeat = preparedList<HeatValues, PostVariant, { id: string; hot: number }>('circle.picturesByHeat', {
  rows: rowsOf,
  page: (rows, param) => sql`select publish.id, publish.hot ${rows}
    and (publish.hot, publish.id) < (${param('afterHot')}::double precision, ${param('afterId')}::uuid)
    order by publish.hot desc, publish.id desc`,
})

/** A page of a circle's posts, newest first. @throws ContentNotFound, TokenInvalid */
export async function listCirclePosts(
  ctx: Ctx,
  input: MethodParsed<typeof PhotographyGroup.Publish>,
): Promise<MethodOutput<typeof PhotographyGroup.Publish>> {
  const viewerId = ctx.viewer?.id ?? null
  const { circle, own } = await openCircle(ctx.db, viewerId, input.id)
  const variant = { member: viewerId !== null, tab: input.tab, pictures: false }
  const values = { circleId: input.id, viewerId }
  const { rows, ...page } = await keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: ({ after, ...window }) =>
      byTime.read(ctx.db, window, variant, { ...values, ...afterValues(after) }),
    count: () =>
      input.tab === circleTabs.all
        ? circle.publish_count
        : byTime.count(ctx.db, variant, { ...values, ...afterValues(null) }),
    keyOf: timeKeyOf,
  })
  return {
    ...page,
    items: await loadCirclePosts(
      ctx,
      rows.map((row) => row.id),
      { [input.id]: own.role },
    ),
  }
}

/** A page of the photographs of a circle's posts, as the wall shows them. @throws ContentNotFound, TokenInvalid */
export async function listCirclePictures(
  ctx: Ctx,
  input: MethodParsed<typeof PhotographyGroup.GetPictures>,
): Promise<MethodOutput<typeof PhotographyGroup.GetPictures>> {
  const viewerId = ctx.viewer?.id ?? null
  await openCircle(ctx.db, viewerId, input.id)
  const variant = { member: viewerId !== null, tab: input.tab, pictures: true }
  const values = { circleId: input.id, viewerId }
  const count = () => byTime.count(ctx.db, variant, { ...values, ...afterValues(null) })
  const { rows, ...page } =
    input.sort === 'new'
      ? await keysetPage(input, timeKey, {
          endlessFor: ctx,
          read: ({ after, ...window }) =>
            byTime.read(ctx.db, window, variant, { ...values, ...afterValues(after) }),
          count,
          keyOf: timeKeyOf,
        })
      : await keysetPage(input, hotKey, {
          endlessFor: ctx,
          read: ({ after, ...window }) => {
            const [afterHot, afterId] = after ?? [Number.MAX_VALUE, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
            return byHeat.read(ctx.db, window, variant, { ...values, afterHot, afterId })
          },
          count,
          keyOf: (row) => [row.hot, row.id] satisfies z.output<typeof hotKey>,
        })
  const ids: string[] = rows.map((row) => row.id)
  return { ...page, items: await loadPictureTiles(ctx, ids) }
}

/** The pinned posts of a circle, last pinned first. @throws ContentNotFound */
export async function listPinned(ctx: Ctx, { id }: { id: string }): Promise<CirclePost[]> {
  const viewerId = ctx.viewer?.id ?? null
  const { own } = await openCircle(ctx.db, viewerId, id)
  const { rows } = await sql<{ id: string }>`select publish.id from circle_post cp
    join publish on publish.id = cp.publish_id and publish.circle_id = cp.circle_id
    where cp.circle_id = ${id}::uuid and cp.pinned_at is not null
      and ${visiblePosts(viewerId === null ? null : sql<string>`${viewerId}::uuid`)}
    order by cp.pinned_at desc, cp.publish_id limit 3`.execute(ctx.db)
  return loadCirclePosts(
    ctx,
    rows.map((row) => row.id),
    { [id]: own.role },
  )
}

/** Posts of the circles that the viewer joined or follows, newest first; not of those they muted. */
export async function listFollowedPosts(
  ctx: MemberCtx,
  input: MethodParsed<typeof PhotographyGroup.GetFollowedPosts>,
): Promise<MethodOutput<typeof PhotographyGroup.GetFollowedPosts>> {
  const own = await findFollowedCircles(ctx)
  const circleIds = Object.keys(own)
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, skip, limit }) => {
      const found = await readPostsOfCircles(ctx, { circleIds, after, limit: skip + limit })
      return found.slice(skip)
    },
    count: () => countPostsOfCircles(ctx, circleIds),
    keyOf: timeKeyOf,
  })
  return {
    ...page,
    items: await loadCirclePosts(
      ctx,
      rows.map((row) => row.id),
      own,
    ),
  }
}

/** The newest posts of several circles that the viewer sees, after a key. */
export async function readPostsOfCircles(
  { db, viewer }: MemberCtx,
  { circleIds, after, limit }: { circleIds: readonly string[]; after: TimeKey | null; limit: number },
): Promise<TimeRow[]> {
  if (circleIds.length === 0) return []
  const { afterTime, afterId } = afterValues(after)
  const { rows } = await sql<TimeRow>`
    select page.id, page.created_at from unnest(${circleIds}::uuid[]) as around (id)
    cross join lateral (
      select publish.id, publish.created_at from publish
      where publish.circle_id = around.id and ${visiblePosts(sql<string>`${viewer.id}::uuid`)}
        and (publish.created_at, publish.id) < (${afterTime}::timestamptz, ${afterId}::uuid)
      order by publish.created_at desc, publish.id desc limit ${sql.lit(limit)}) as page
    order by page.created_at desc, page.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** How many posts are in several circles; capped. */
export async function countPostsOfCircles({ db }: MemberCtx, circleIds: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select least(coalesce(sum(publish_count), 0), ${sql.lit(cappedCount)})::int as count
    from circle where id = any(${circleIds}::uuid[]) and status = ${sql.lit(circleStates.open)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The open circles whose posts are in the viewer's feed, with the viewer's role in each. */
export async function findFollowedCircles({ db, viewer }: MemberCtx): Promise<Record<string, CircleRole>> {
  const { rows } = await sql<{ id: string; role: number }>`
    select c.id, coalesce(m.role, 0) as role from circle c
    left join circle_member m on m.circle_id = c.id and m.member_id = ${viewer.id}
    where c.status = ${sql.lit(circleStates.open)} and c.id in (
      select circle_id from circle_member where member_id = ${viewer.id}
        and status = ${sql.lit(circleMemberStates.joined)} and not quiet
      union select circle_id from circle_follow where member_id = ${viewer.id})
      and not coalesce(m.quiet, false)`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.id, roleOf(row.role)]))
}

interface MarkRow {
  id: string
  circle_id: string
  pinned: boolean
  essence: boolean
  folded: boolean
  note: string
  author_role: number
}

/** Posts of circles for a viewer with these roles: the team's acts, and the viewer's rights. */
async function loadCirclePosts(
  ctx: Ctx,
  ids: readonly string[],
  own: Readonly<Record<string, CircleRole>>,
): Promise<CirclePost[]> {
  if (ids.length === 0) return []
  const [cards, marks] = await Promise.all([
    loadPostCards(
      ctx,
      ids.map((id) => ({ id })),
    ),
    sql<MarkRow>`select p.id, p.circle_id, coalesce(cp.pinned_at is not null, false) as pinned,
        coalesce(cp.essence_at is not null, false) as essence, coalesce(cp.folded_at is not null, false) as folded,
        coalesce(cp.note, '') as note, coalesce(m.role, 0) as author_role
      from publish p left join circle_post cp on cp.publish_id = p.id and cp.circle_id = p.circle_id
      left join circle_member m on m.circle_id = p.circle_id and m.member_id = p.author_id
      where p.id = any(${ids}::uuid[]) and p.circle_id is not null`.execute(ctx.db),
  ])
  const byId = new Map(marks.rows.map((row) => [row.id, row]))
  return cards.flatMap((card) => {
    const mark = byId.get(card.id)
    if (mark === undefined) return []
    const role = own[mark.circle_id] ?? circleRoles.none
    const may = (act: 'pin' | 'essence' | 'fold' | 'removePost') => {
      const isOwn = card.authorId === ctx.viewer?.id
      return mayInCircle(act, role, roleOf(mark.author_role)) || (isOwn && mayInCircle('seeTeam', role))
    }
    return [
      extendImmutable(card, {
        inCircle: {
          isPinned: mark.pinned,
          isEssence: mark.essence,
          isFolded: mark.folded,
          note: mark.folded ? mark.note : '',
          can: { pin: may('pin'), essence: may('essence'), fold: may('fold'), removePost: may('removePost') },
        },
      }),
    ]
  })
}
