import type { FollowState, Privacy, UserHome } from '@guangquan/contract'
import {
  defaultPrivacy,
  openLists,
  visibleCounts,
  withDefaults,
  type OpenLists,
  type ProfileCounts,
} from '@guangquan/rules/people/profile-visibility'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import type { Ctx } from '../../context.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import type { DB } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'
import { backgroundUrls } from '../media/index.ts'
import { areaText } from '../site/index.ts'
import { getUserBrief } from './member.view.ts'
import { storedSwitches } from './stored-switches.ts'
import { userTypeOf } from '../standing/index.ts'
import { relations } from './relations.ts'

/** A person as a viewer sees them. */
export interface Person {
  isSelf: boolean
  /** Whether the viewer blocked them: the page then only shows what is needed to unblock. */
  isBlocked: boolean
  /** Lists the viewer may open. */
  opens: OpenLists
  counts: ProfileCounts
}

/**
 * A member this viewer may look at, and which of their lists are open.
 * @throws ContentNotFound for an unknown, banned or erased member and for one who blocked the viewer: they look alike
 */
export async function getPerson(ctx: Ctx, memberId: string): Promise<Person> {
  return personOf(await findPerson(ctx, memberId))
}

/**
 * Header of a member's page. For a member the viewer blocked, only name and picture.
 * @throws ContentNotFound as `getPerson`
 */
export async function getUserHome(ctx: Ctx, memberId: string): Promise<UserHome> {
  const found = await findPerson(ctx, memberId)
  const { row, privacy } = found
  const person = personOf(found)
  const { isSelf, isBlocked } = person
  const shows = (field: keyof Privacy) => isSelf || (privacy[field] && !isBlocked)
  return {
    ...(await getUserBrief(ctx, memberId)),
    introduction: isBlocked ? '' : row.introduction,
    ...backgroundUrls(ctx.app, isBlocked ? null : row.background_file_id),
    area: shows('area') ? areaText(row.area_codes) : '',
    ipRegion: isBlocked ? '' : row.ip_region,
    photographyLevel: shows('photographyLevel') ? row.photography_level : null,
    sex: shows('sex') ? row.sex : null,
    birthday: shows('birthday') ? row.birthday : null,
    userType: userTypeOf(row.product_count),
    registerTime: timeTextOf(row.created_at),
    // Of the same moment as the number of fans, which the browser corrects by the viewer's own clicks.
    followState: row.follow_state,
    ...person,
  }
}

type Found = Awaited<ReturnType<typeof findPerson>>

async function findPerson(ctx: Ctx, memberId: string) {
  const viewerId = ctx.viewer?.id ?? null
  const [row] = await people(ctx.db, { member: viewerId !== null }, { memberId, viewerId })
  if (row === undefined || row.blocks_viewer) fail('ContentNotFound')
  const privacy = withDefaults(defaultPrivacy, storedSwitches(row.privacy))
  return { row, privacy, isSelf: viewerId === memberId, isBlocked: row.is_blocked }
}

const columns = [
  'introduction',
  'background_file_id',
  'area_codes',
  'ip_region',
  'photography_level',
  'sex',
  'birthday',
  'created_at',
  'privacy',
  'product_count',
  'publish_count',
  'public_publish_count',
  'follow_count',
  'fans_count',
  'like_received_count',
  'collect_count',
  'circle_count',
] as const

type PersonRow = Pick<
  Selectable<DB['member']> & Selectable<DB['member_counter']>,
  (typeof columns)[number]
> & {
  medal_count: number
  follow_state: FollowState
  is_blocked: boolean
  blocks_viewer: boolean
}
type PersonValues = { memberId: string; viewerId: string | null }

const people = preparedQueries<PersonValues, { member: boolean }, PersonRow>(
  'member.person',
  (db, param, { member }) => {
    const id = sql.ref<string>('member.id')
    const viewerId = sql<string>`${param('viewerId')}::uuid`
    const { followState, isBlocking } = relations.get()
    const no = sql<boolean>`false`
    return db
      .selectFrom('member')
      .innerJoin('member_counter', 'member_id', 'id')
      .where('id', '=', sql<string>`${param('memberId')}::uuid`)
      .where('status', '=', sql.lit(1))
      .select(columns)
      .select(medalCount)
      .select(followState(viewerId, id).as('follow_state'))
      .select((member ? isBlocking(viewerId, id) : no).as('is_blocked'))
      .select((member ? isBlocking(id, viewerId) : no).as('blocks_viewer'))
  },
)

const medalCount = sql<number>`(select count(distinct medal_id)::int from medal_award
  where member_id = member.id and revoked_at is null)`.as('medal_count')

const noCounts: ProfileCounts = {
  publish: 0,
  follow: 0,
  fans: 0,
  like: 0,
  collect: 0,
  product: 0,
  medal: 0,
  circle: 0,
}

function personOf({ row, privacy, isSelf, isBlocked }: Found): Person {
  const counts = {
    // Others see the count of public posts: a larger one would reveal that posts are hidden from them.
    publish: isSelf ? row.publish_count : row.public_publish_count,
    follow: row.follow_count,
    fans: row.fans_count,
    like: row.like_received_count,
    collect: row.collect_count,
    product: row.product_count,
    medal: row.medal_count,
    circle: row.circle_count,
  }
  return {
    isSelf,
    isBlocked,
    opens: openLists(privacy, { isSelf, isBlocked }),
    counts: isBlocked ? noCounts : visibleCounts(counts, { isSelf, privacy }),
  }
}
