import {
  contestStages,
  contestStates,
  entryStates,
  type MethodParsed,
  type StaffContest,
  type StaffContestDetail,
  type StaffContestItem,
} from '@guangquan/contract'
import { countedStates } from '@guangquan/rules/contest/entry-state'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf, type TimeKey } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { sitePictureUrl } from '../../site-picture/index.ts'
import { contestDetail, listPictures } from '../contest-detail.read.ts'
import {
  findContest,
  groupRulesOf,
  listGroups,
  listPrizes,
  rulesOf,
  stateAt,
  type ContestRow,
} from '../contest.store.ts'
import { contestCard, groupOf, prizeOf } from '../contest.view.ts'
import { entryStateOf } from '../entry/entry.store.ts'

/** A page of contests, drafts too, created last first. totalCount: capped. */
export async function listStaffContests(ctx: StaffCtx, input: MethodParsed<typeof StaffContest.GetList>) {
  const { db } = ctx
  const keyword = input.keyword?.trim() ?? ''
  const isNamed = keyword === '' ? sql`true` : sql`contest.title ilike ${containing(keyword)}`
  const isInState = input.state === undefined ? sql`true` : sql`contest.state = ${sql.lit(input.state)}`
  const found = sql`from contest where ${isNamed} and ${isInState}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, only, ...window }) => {
      const read =
        await sql<ContestRow>`select contest.* ${found} and ${isInWindow('contest', { after, only: only ?? null })}
        order by contest.created_at desc, contest.id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => timeKeyOf(row),
  })
  return { ...page, items: await staffItems(ctx, rows) }
}

async function staffItems(ctx: StaffCtx, rows: readonly ContestRow[]): Promise<StaffContestItem[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const { rows: counted } = await sql<{ id: string; waiting: number; objections: number }>`select c.id,
      (select count(*)::int from contest_entry e where e.contest_id = c.id
        and e.state = ${sql.lit(entryStates.waiting)}) as waiting,
      (select count(*)::int from contest_objection o where o.contest_id = c.id and o.state = 1) as objections
    from unnest(${ids}::uuid[]) as c (id)`.execute(ctx.db)
  const counts = new Map(counted.map((row) => [row.id, row]))
  return rows.map((row) => ({
    ...contestCard(ctx, row),
    waiting: counts.get(row.id)?.waiting ?? 0,
    objections: counts.get(row.id)?.objections ?? 0,
    version: row.version,
  }))
}

/** A contest with all fields of its form. @throws ContentNotFound */
export async function getStaffContest(ctx: StaffCtx, { id }: { id: string }): Promise<StaffContestDetail> {
  const { app, db } = ctx
  const row = (await findContest(db, id)) ?? fail('ContentNotFound')
  const [{ blocks: _blocks, viewer: _viewer, ...detail }, groups, prizes, pictures, tally, people, electors] =
    await Promise.all([
      contestDetail(ctx, row),
      listGroups(db, id),
      listPrizes(db, id),
      listPictures(db, id),
      tallyOf(db, id),
      countPeople(db, id),
      countElectors(db, row),
    ])
  const inGroup = (groupId: string) =>
    tally.filter((one) => one.group_id === groupId).reduce((sum, one) => sum + one.count, 0)
  return {
    ...detail,
    body: row.body,
    cover:
      row.cover_path === null || row.cover_small_path === null
        ? null
        : { key: row.cover_path, url: sitePictureUrl(app, row.cover_small_path) },
    pictures: pictures.map(({ path, small_path: small }) => ({ key: path, url: sitePictureUrl(app, small) })),
    rules: rulesOf(row),
    groups: groups.map((group) => ({
      ...groupOf(row, group),
      ownRules: group.rules === null ? null : groupRulesOf(row, group),
      entries: inGroup(group.id),
    })),
    prizes: prizes.map((prize) => ({ ...prizeOf(prize), giftId: prize.gift_id, frameId: prize.frame_id })),
    previewPath: `/activity/prematch/${id}?previewToken=${row.preview_token}`,
    version: row.version,
    tally: [...Map.groupBy(tally, ({ state }) => state)].map(([, list]) => ({
      state: entryStateOf(list[0] ?? { state: entryStates.waiting }),
      count: list.reduce((sum, one) => sum + one.count, 0),
    })),
    people,
    electors,
    may: mayOf(row, ctx.now),
  }
}

async function tallyOf(
  db: Queryable,
  contestId: string,
): Promise<{ group_id: string; state: number; count: number }[]> {
  return db
    .selectFrom('contest_entry')
    .where('contest_id', '=', contestId)
    .select(({ fn }) => ['group_id', 'state', fn.countAll<number>().as('count')])
    .groupBy(['group_id', 'state'])
    .orderBy('state')
    .execute()
}

async function countPeople(db: Queryable, contestId: string): Promise<StaffContestDetail['people']> {
  const { rows } = await sql<StaffContestDetail['people']>`select
      count(distinct author_id) filter (where state = any(${[...countedStates]}::int[]))::int as entered,
      count(distinct author_id) filter (where state = ${sql.lit(entryStates.disqualified)})::int as disqualified
    from contest_entry where contest_id = ${contestId}::uuid`.execute(db)
  return rows[0] ?? { entered: 0, disqualified: 0 }
}

async function countElectors(db: Queryable, row: ContestRow): Promise<number | null> {
  if (row.electors_at === null) return null
  const { count } = await db
    .selectFrom('contest_elector')
    .where('contest_id', '=', row.id)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Acts of staff that the state of a contest allows. */
export function mayOf(row: ContestRow, now: Date): StaffContestDetail['may'] {
  const { stage } = row
  const isRunning = stage === contestStages.running
  const isHeld = row.held_at !== null
  const state = stateAt(row, now)
  const isOpenEnded = state < contestStates.noticing
  return {
    save:
      stage === contestStages.draft ||
      stage === contestStages.inReview ||
      (isRunning && !isHeld && isOpenEnded),
    onlyFavours: isRunning && state >= contestStates.collecting,
    submit: stage === contestStages.draft,
    return: stage === contestStages.inReview || stage === contestStages.refused,
    refuse: stage === contestStages.inReview,
    announce: (stage === contestStages.draft || stage === contestStages.inReview) && now < row.collect_start,
    cancel: isRunning && isOpenEnded,
    hold: isRunning && !isHeld && row.published_at === null,
    release: isRunning && isHeld,
  }
}
