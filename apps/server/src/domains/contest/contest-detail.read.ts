import { timingSafeEqual } from 'node:crypto'
import {
  contestBounds,
  contestStates,
  judgeStates,
  roundKind,
  tieRule,
  unclaimedRule,
  type ContestDetail,
  type ContestViewer,
  type NewsBlock,
} from '@guangquan/contract'
import { countedStates } from '@guangquan/rules/contest/entry-state'
import { openPhases } from '@guangquan/rules/contest/contest-state'
import { voteObstacle } from '@guangquan/rules/contest/vote-right'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { memoizeMade } from '../../cache/memoize.ts'
import type { App, Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { parseBlocks } from '../news/index.ts'
import {
  criteriaOf,
  factsOf,
  findContest,
  findShownContest,
  listGroups,
  listPrizes,
  stateAt,
  type ContestRow,
} from './contest.store.ts'
import { contestCard, groupOf, hidesCounts, prizeOf } from './contest.view.ts'

/** One contest that everybody may see. @throws ContentNotFound */
export async function getContest(ctx: Ctx, { id }: { id: string }): Promise<ContestDetail> {
  return contestDetail(ctx, await findShownContest(ctx.db, id))
}

/** One contest, before it is announced too, for who has its token. @throws ContentNotFound */
export async function previewContest(
  ctx: Ctx,
  { id, previewToken }: { id: string; previewToken: string },
): Promise<ContestDetail> {
  const row = (await findContest(ctx.db, id)) ?? fail('ContentNotFound')
  const [given, right] = [Buffer.from(previewToken), Buffer.from(row.preview_token)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) fail('ContentNotFound')
  return contestDetail(ctx, row)
}

export async function contestDetail(ctx: Ctx, row: ContestRow): Promise<ContestDetail> {
  const { app, db, now } = ctx
  const [groups, prizes, judges, rounds, changes, pictures, votes, viewer] = await Promise.all([
    listGroups(db, row.id),
    listPrizes(db, row.id),
    listJudges(db, row.id),
    listRounds(db, row.id),
    listChanges(db, row.id),
    listPictures(db, row.id),
    countVotes(db, row.id),
    viewerOf(ctx, row),
  ])
  const open = openPhases(factsOf(row), now.getTime())
  const state = stateAt(row, now)
  return {
    ...contestCard(ctx, row),
    circle: await circleOf(db, row),
    blocks: await blocksOf(app, `${row.id} ${row.version}`, { body: row.body, pictures }),
    contact: row.contact,
    holdReason: row.hold_reason,
    reason: state === contestStates.cancelled ? row.stage_reason : '',
    open: {
      collecting: open.collecting,
      voting: open.voting && row.electors_at !== null,
      judging: open.judging,
      objecting: state === contestStates.noticing && row.held_at === null,
    },
    originalDays: row.original_days,
    entriesMax: row.entries_max,
    weightJudge: row.weight_judge,
    hasJury: row.judge_end !== null,
    hasVote: row.vote_start !== null,
    votesPerDay: row.votes_per_day,
    tieRule: tieRule.parse(row.tie_rule),
    unclaimedRule: unclaimedRule.parse(row.unclaimed_rule),
    criteria: criteriaOf(row),
    groups: groups.map((group) => groupOf(row, group)),
    prizes: prizes.map(prizeOf),
    judges,
    rounds,
    changes,
    votes: row.vote_start === null || hidesCounts(row, now) ? null : votes,
    resultTime: row.result_at && timeTextOf(row.result_at),
    viewer,
  }
}

async function viewerOf(ctx: Ctx, row: ContestRow): Promise<ContestViewer> {
  const { db, now, viewer } = ctx
  const open = openPhases(factsOf(row), now.getTime())
  const isVoteOpen = open.voting && row.electors_at !== null
  if (viewer === null)
    return {
      mayEnter: open.collecting,
      entriesLeft: row.entries_max,
      entries: 0,
      votesLeft: 0,
      voteObstacle: isVoteOpen ? 'signedOut' : 'closed',
    }
  const { rows } = await sql<{ entries: number; is_elector: boolean; used: number }>`select
      (select count(*)::int from contest_entry where contest_id = ${row.id}::uuid
        and author_id = ${viewer.id}::uuid and state = any(${[...countedStates]}::int[])) as entries,
      exists (select from contest_elector where contest_id = ${row.id}::uuid
        and member_id = ${viewer.id}::uuid) as is_elector,
      coalesce((select used::int from contest_vote_day where contest_id = ${row.id}::uuid
        and member_id = ${viewer.id}::uuid and day = ${dayOf(now)}::date), 0) as used`.execute(db)
  const { entries = 0, is_elector: isElector = false, used = 0 } = rows[0] ?? {}
  const obstacle = voteObstacle({
    isSignedIn: true,
    isOpen: isVoteOpen,
    isElector,
    isOwnEntry: false,
    isShown: true,
    usedToday: used,
    votedToday: false,
    perDay: row.votes_per_day,
  })
  const left = Math.max(0, row.entries_max - entries)
  return {
    mayEnter: open.collecting && left > 0,
    entriesLeft: left,
    entries,
    votesLeft: isVoteOpen && isElector ? Math.max(0, row.votes_per_day - used) : 0,
    voteObstacle: obstacle,
  }
}

async function listJudges(db: Queryable, contestId: string): Promise<ContestDetail['judges']> {
  const { rows } = await sql<{ name: string; title: string }>`select a.display_name as name, j.title
    from contest_judge j join staff_account a on a.id = j.staff_id
    where j.contest_id = ${contestId}::uuid and j.state = ${sql.lit(judgeStates.accepted)}
    order by j.invited_at, j.id limit ${sql.lit(contestBounds.judges)}`.execute(db)
  return rows
}

async function listRounds(db: Queryable, contestId: string): Promise<ContestDetail['rounds']> {
  const rows = await db
    .selectFrom('contest_round')
    .where('contest_id', '=', contestId)
    .select(['number', 'kind', 'quorum', 'closes_at'])
    .orderBy('number')
    .execute()
  return rows.map(({ number, kind, quorum, closes_at: closes }) => ({
    number,
    kind: roundKind.parse(kind),
    quorum,
    closesTime: timeTextOf(closes),
  }))
}

const shownChanges = 50

async function listChanges(db: Queryable, contestId: string): Promise<ContestDetail['changes']> {
  const rows = await db
    .selectFrom('contest_change')
    .where('contest_id', '=', contestId)
    .select(['text', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownChanges)
    .execute()
  return rows.map(({ text, created_at: at }) => ({ time: timeTextOf(at), text }))
}

async function circleOf(db: Queryable, row: ContestRow): Promise<ContestDetail['circle']> {
  if (row.circle_id === null) return null
  // 2 open: a circle that is gone or frozen is not linked.
  const circle = await db
    .selectFrom('circle')
    .where('id', '=', row.circle_id)
    .where('status', '=', 2)
    .select(['id', 'title'])
    .executeTakeFirst()
  return circle ?? null
}

/** The counted votes: all of them, and those of voters without a flag. */
export async function countVotes(db: Queryable, contestId: string): Promise<{ all: number; clean: number }> {
  const { rows } = await sql<{ all: number; clean: number }>`select coalesce(sum(votes), 0)::int as "all",
      coalesce(sum(votes - suspect_votes), 0)::int as clean
    from contest_entry where contest_id = ${contestId}::uuid`.execute(db)
  return rows[0] ?? { all: 0, clean: 0 }
}

export interface PictureRow {
  position: number
  file_id: string | null
  path: string
  small_path: string
  width: number
  height: number
}

/** Pictures of the rules page, in their order. */
export function listPictures(db: Queryable, contestId: string): Promise<PictureRow[]> {
  return db
    .selectFrom('contest_picture')
    .where('contest_id', '=', contestId)
    .select(['position', 'file_id', 'path', 'small_path', 'width', 'height'])
    .orderBy('position')
    .execute()
}

/** Parsing a long body takes tens of milliseconds; a saved one has another version. */
const blocksOf = memoizeMade<NewsBlock[], { body: string; pictures: readonly PictureRow[] }>(
  { name: 'contest.blocks', max: 100, ttlMs: 3600_000 },
  (app, { body, pictures }) => parseBlocks(body, shownPictures(app, pictures)),
)

function shownPictures(app: App, rows: readonly PictureRow[]) {
  return new Map(
    rows.map(({ path, small_path: smallPath, width, height }) => [
      path,
      { url: sitePictureUrl(app, path), smallUrl: sitePictureUrl(app, smallPath), width, height },
    ]),
  )
}
