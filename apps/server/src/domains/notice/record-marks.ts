import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'
import { preparedQueries, preparedQuery } from '../../db/prepared-query.ts'
import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { targetNamed, type Mark } from '../target/index.ts'
import { announceNotices } from './announce-notices.ts'
import { markNumbers } from './mark-numbers.ts'
import { reachAway } from './reach-away.ts'
import { removeActors } from './remove-actors.ts'

type Marked = EventPayload<'target.marked'>

/**
 * Adds likes and collections to the groups of their targets' owners or removes them, according to their current state.
 * Events of one pair may arrive twice and on several nodes at once. Behind the locks each reads the current state, so
 * the last one is right, whatever their order.
 */
export async function recordMarks({ tx, now }: EventCtx, events: readonly Marked[]): Promise<void> {
  await lockTargets(tx, { ids: [...new Set(events.map(({ targetId }) => targetId))].toSorted() })
  const pairs = [...new Map(events.map((one) => [Object.values(one).join(' '), one])).values()]
  const kinds = Map.groupBy(pairs, ({ target, mark }) => `${target} ${mark}`)
  for (const [first, ...others] of kinds.values()) {
    if (first !== undefined) await recordKind(tx, now, [first, ...others])
  }
}

const lockTargets = preparedQuery<{ ids: readonly string[] }, unknown>('notice.lockTargets', (db, param) => {
  const query = sql`select pg_advisory_xact_lock(hashtextextended('notice.mark:' || id, 0))
    from unnest(${param('ids')}::text[]) as marked (id)`
  return { compile: () => query.compile(db) }
})

async function recordKind(tx: Tx, now: Date, marks: readonly [Marked, ...Marked[]]): Promise<void> {
  const [{ target, mark }] = marks
  if (targetNamed(target) === undefined) return
  const states = await markStates(
    tx,
    { target, mark },
    { targetIds: marks.map(({ targetId }) => targetId), memberIds: marks.map(({ memberId }) => memberId) },
  )
  await removeActors(
    tx,
    mark,
    states.filter(({ stands, known }) => !stands && known),
  )
  const added = states.flatMap(({ stands, known, owner_id: ownerId, ...pair }) =>
    stands && !known && ownerId !== null && ownerId !== pair.member_id ? [{ ...pair, ownerId }] : [],
  )
  if (added.length > 0) await addActors(tx, now, { target, mark, added })
}

interface MarkState {
  target_id: string
  member_id: string
  /** Whether the mark exists. */
  stands: boolean
  /** Whether its owner was notified of it. */
  known: boolean
  /** Null if the member may not see the target. */
  owner_id: string | null
}

type Pairs = { targetIds: readonly string[]; memberIds: readonly string[] }

const markStates = preparedQueries<Pairs, { target: string; mark: Mark }, MarkState>(
  'notice.markStates',
  (db, param, { target, mark }) => {
    const kind = targetNamed(target)
    const condition = mark === 'like' ? kind?.isLiked : kind?.isCollected
    const [memberId, targetId] = [sql<string>`marked.member_id`, sql<string>`marked.target_id`]
    const query = sql<MarkState>`
      select marked.target_id, marked.member_id,
        ${condition?.(memberId, targetId) ?? sql`false`} as stands,
        exists (select from like_notice_actor actor where actor.target_id = marked.target_id
          and actor.kind = ${sql.lit(markNumbers[mark])} and actor.actor_id = marked.member_id) as known,
        ${kind?.ownerFor?.(targetId, memberId) ?? sql`null::uuid`} as owner_id
      from unnest(${param('targetIds')}::uuid[], ${param('memberIds')}::uuid[]) as marked (target_id, member_id)`
    return { compile: () => query.compile(db) }
  },
)

interface Added {
  target: string
  mark: Mark
  added: readonly { target_id: string; member_id: string; ownerId: string }[]
}

// A new actor makes the group of the day unread again.
async function addActors(tx: Tx, now: Date, { target, mark, added }: Added): Promise<void> {
  const owners = new Map(added.map((one) => [one.target_id, one.ownerId]))
  await insertActors(tx, {
    now,
    target,
    mark: markNumbers[mark],
    day: dayOf(now),
    groupIds: [...owners].map(() => uuid()),
    groupTargets: [...owners.keys()],
    owners: [...owners.values()],
    targetIds: added.map((one) => one.target_id),
    memberIds: added.map((one) => one.member_id),
  })
  const memberIds = [...new Set(owners.values())]
  await announceNotices(tx, memberIds)
  await reachAway.get()(tx, { memberIds, now })
}

type NewActors = Pairs & {
  now: Date
  target: string
  mark: number
  day: string
  groupIds: readonly string[]
  groupTargets: readonly string[]
  owners: readonly string[]
}

const insertActors = preparedQuery<NewActors, never>('notice.insertActors', (db, param) => {
  const query = sql<never>`
    with opened as (
      insert into like_notice (id, member_id, kind, target_kind, target_id, day, newest_at)
      select id, owner_id, ${param('mark')}::smallint, ${param('target')}, target_id, ${param('day')}::date,
        ${param('now')}::timestamptz
      from unnest(${param('groupIds')}::uuid[], ${param('owners')}::uuid[], ${param('groupTargets')}::uuid[])
        as groups (id, owner_id, target_id)
      on conflict (target_id, kind, day) do update set newest_at = excluded.newest_at, read_at = null
      returning id, target_id, kind, newest_at
    )
    insert into like_notice_actor (target_id, kind, actor_id, like_notice_id, created_at)
    select opened.target_id, opened.kind, marked.member_id, opened.id, opened.newest_at
    from unnest(${param('targetIds')}::uuid[], ${param('memberIds')}::uuid[]) as marked (target_id, member_id)
    join opened on opened.target_id = marked.target_id`
  return { compile: () => query.compile(db) }
})
