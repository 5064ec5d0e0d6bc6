import {
  contestBounds,
  contestStages,
  ContestPhotoRules,
  type ContestStarting,
  type StartedContest,
} from '@guangquan/contract'
import { unlocks } from '@guangquan/rules/growth/level'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { sitePictureUrl } from '../../site-picture/index.ts'
import { hasLevel } from '../../standing/index.ts'
import { areLevelGatesClosed } from '../../site/index.ts'
import { stateAt, type ContestRow, type GroupRow, type PrizeRow } from '../contest.store.ts'

const dayMs = 24 * 3600_000

/** Whether the caller may start a contest, and those they started. */
export async function getStarting(ctx: MemberCtx): Promise<ContestStarting> {
  const { db, viewer } = ctx
  const [isClosed, { rows }, circles, contests] = await Promise.all([
    areLevelGatesClosed(ctx),
    sql<{ may: boolean }>`select ${hasLevel(sql`${viewer.id}::uuid`, unlocks.startMatch)} as may`.execute(db),
    listOwnCircles(db, viewer.id),
    db
      .selectFrom('contest')
      .selectAll()
      .where('member_id', '=', viewer.id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(contestBounds.startedShown)
      .execute(),
  ])
  return {
    mayStart: !isClosed || rows[0]?.may === true,
    level: unlocks.startMatch,
    circles,
    started: await startedItems(ctx, contests),
  }
}

/** Open circles of which a member is the owner. */
export async function listOwnCircles(
  db: Queryable,
  memberId: string,
): Promise<{ id: string; title: string }[]> {
  const { rows } = await sql<{ id: string; title: string }>`select c.id, c.title
    from circle_member m join circle c on c.id = m.circle_id
    where m.member_id = ${memberId}::uuid and m.role = 1 and m.status = 2 and c.status = 2
    order by m.joined_at, c.id`.execute(db)
  return rows
}

/** Contests for the members who started them, with one statement for the parts of all. */
export async function startedItems(
  { app, db, now }: Pick<Ctx, 'app' | 'db' | 'now'>,
  contests: readonly ContestRow[],
): Promise<StartedContest[]> {
  if (contests.length === 0) return []
  const ids = contests.map(({ id }) => id)
  const [groups, prizes] = await Promise.all([
    db.selectFrom('contest_group').selectAll().where('contest_id', 'in', ids).orderBy('position').execute(),
    db.selectFrom('contest_prize').selectAll().where('contest_id', 'in', ids).orderBy('position').execute(),
  ])
  return contests.map((row) =>
    startedItem({ app, now }, row, {
      group: groups.find((group) => group.contest_id === row.id),
      prizes: prizes.filter((prize) => prize.contest_id === row.id),
    }),
  )
}

function startedItem(
  { app, now }: Pick<Ctx, 'app' | 'now'>,
  row: ContestRow,
  { group, prizes }: { group: GroupRow | undefined; prizes: readonly PrizeRow[] },
): StartedContest {
  const rules = ContestPhotoRules.parse(row.rules)
  const votes = (row.vote_end?.getTime() ?? 0) - (row.vote_start?.getTime() ?? 0)
  return {
    id: row.id,
    version: row.version,
    state: stateAt(row, now),
    reason: row.stage_reason,
    mayChange: row.stage === contestStages.draft,
    circleId: row.circle_id,
    title: row.title,
    theme: row.theme,
    coverFileId: row.cover_file_id,
    coverUrl: row.cover_path === null ? '' : sitePictureUrl(app, row.cover_path),
    body: row.body,
    contact: row.contact,
    collectStart: timeTextOf(row.collect_start),
    collectEnd: timeTextOf(row.collect_end),
    voteDays: Math.round(votes / dayMs),
    entriesMax: row.entries_max,
    votesPerDay: row.votes_per_day,
    isSet: (group?.photos_max ?? 1) > 1,
    longEdge: rules.longEdge,
    exif: rules.exif,
    prizes: prizes.map(({ name, count, description }) => ({ name, count, description })),
    createTime: timeTextOf(row.created_at),
  }
}
