import { judgeStates, roundKind, type JuryInvitation, type StaffJury } from '@guangquan/contract'
import { judgeProgress } from '@guangquan/rules/contest/jury-score'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { findContest } from '../contest.store.ts'
import { listRounds, type JudgeRow } from './round.store.ts'

const judgeState = z.literal(Object.values(judgeStates))

interface Progress {
  round_id: string
  judge_id: string
  tasks: number
  recused: number
  marked: number
  last_at: Date | null
  shown_ms: number | null
}

/**
 * How far each judge is in each round: works of the judge's groups, those that do not come to them, and those with a
 * mark. Never which mark.
 */
export async function readProgress(
  db: Queryable,
  by: { contestId: string } | { judgeIds: readonly string[] },
): Promise<Progress[]> {
  const isMeant =
    'contestId' in by
      ? sql`j.contest_id = ${by.contestId}::uuid`
      : sql`j.id = any(${[...by.judgeIds]}::uuid[])`
  const { rows } = await sql<Progress>`
    select r.id as round_id, j.id as judge_id, count(*)::int as tasks,
      count(*) filter (where c.judge_id is not null)::int as recused,
      count(*) filter (where c.judge_id is null and m.entry_id is not null)::int as marked,
      max(m.created_at) as last_at,
      (percentile_disc(0.5) within group (order by m.shown_ms))::int as shown_ms
    from contest_judge j
    join contest_round r on r.contest_id = j.contest_id and r.opened_at is not null
    join contest_judge_group g on g.judge_id = j.id
    join contest_entry e on e.group_id = g.group_id
    join contest_round_entry t on t.round_id = r.id and t.entry_id = e.id
    left join contest_recusal c on c.judge_id = j.id and c.entry_id = e.id
    left join lateral (select m.entry_id, max(m.created_at) as created_at, max(m.shown_ms) as shown_ms
      from contest_mark m where m.round_id = r.id and m.judge_id = j.id and m.entry_id = e.id
      group by m.entry_id) m on true
    where ${isMeant} group by r.id, j.id`.execute(db)
  return rows
}

/** The jury of a contest, as organisers see it. @throws ContentNotFound */
export async function getJury(
  { db }: Pick<StaffCtx, 'db'>,
  { contestId }: { contestId: string },
): Promise<StaffJury> {
  if ((await findContest(db, contestId)) === undefined) fail('ContentNotFound')
  const [judges, groups, rounds, progress, short] = await Promise.all([
    listJudges(db, contestId),
    db
      .selectFrom('contest_judge_group')
      .innerJoin('contest_judge', 'contest_judge.id', 'judge_id')
      .where('contest_id', '=', contestId)
      .select(['judge_id', 'group_id'])
      .execute(),
    listRounds(db, contestId),
    readProgress(db, { contestId }),
    countShort(db, contestId),
  ])
  return {
    judges: judges.map((judge) => ({
      id: judge.id,
      staffId: judge.staff_id,
      name: judge.name,
      title: judge.title,
      state: judgeState.parse(judge.state),
      conflict: judge.conflict,
      groupIds: groups.flatMap((row) => (row.judge_id === judge.id ? [row.group_id] : [])),
      remindTime: judge.reminded_at && timeTextOf(judge.reminded_at),
      version: judge.version,
      rounds: rounds.flatMap((round) => {
        const own = progress.find((one) => one.judge_id === judge.id && one.round_id === round.id)
        if (own === undefined) return []
        return [
          {
            number: round.number,
            due: own.tasks - own.recused,
            marked: own.marked,
            recused: own.recused,
            percent: judgeProgress(own).percent,
            lastTime: own.last_at && timeTextOf(own.last_at),
            shownMs: own.shown_ms,
          },
        ]
      }),
    })),
    rounds: rounds.map((round) => ({
      id: round.id,
      number: round.number,
      kind: roundKind.parse(round.kind),
      quorum: round.quorum,
      keep: round.keep,
      closesTime: timeTextOf(round.closes_at),
      openTime: round.opened_at && timeTextOf(round.opened_at),
      freezeTime: round.frozen_at && timeTextOf(round.frozen_at),
      entries: short.get(round.id)?.entries ?? 0,
      short: short.get(round.id)?.short ?? 0,
    })),
  }
}

async function listJudges(db: Queryable, contestId: string): Promise<(JudgeRow & { name: string })[]> {
  const { rows } = await sql<JudgeRow & { name: string }>`select j.*, a.display_name as name
    from contest_judge j join staff_account a on a.id = j.staff_id
    where j.contest_id = ${contestId}::uuid order by j.invited_at, j.id`.execute(db)
  return rows
}

/** Entries of each round, and those that fewer judges marked than its quorum. */
export async function countShort(
  db: Queryable,
  contestId: string,
): Promise<Map<string, { entries: number; short: number }>> {
  const { rows } = await sql<{ id: string; entries: number; short: number }>`
    select r.id, count(*)::int as entries, count(*) filter (where marked.judges < r.quorum)::int as short
    from contest_round r join contest_round_entry t on t.round_id = r.id
    cross join lateral (select count(distinct m.judge_id)::int as judges
      from contest_mark m join contest_judge j on j.id = m.judge_id
      where m.round_id = r.id and m.entry_id = t.entry_id and j.state = ${sql.lit(judgeStates.accepted)}
        and not exists (select from contest_recusal c where c.judge_id = m.judge_id and c.entry_id = m.entry_id)
    ) marked
    where r.contest_id = ${contestId}::uuid group by r.id`.execute(db)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

interface InvitationRow extends JudgeRow {
  contest_title: string
  theme: string
  judge_end: Date | null
  groups: string[]
}

/** Invitations of a judge, newest first; one alone by its id. */
export async function listInvitations(
  db: Queryable,
  { staffId, id = null }: { staffId: string; id?: string | null },
): Promise<JuryInvitation[]> {
  const { rows } = await sql<InvitationRow>`select j.*, c.title as contest_title, c.theme, c.judge_end,
      array(select g.name from contest_judge_group jg join contest_group g on g.id = jg.group_id
        where jg.judge_id = j.id order by g.position) as groups
    from contest_judge j join contest c on c.id = j.contest_id
    where j.staff_id = ${staffId}::uuid and (${id}::uuid is null or j.id = ${id}::uuid)
    order by j.invited_at desc, j.id desc limit 100`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    contestTitle: row.contest_title,
    theme: row.theme,
    groups: row.groups,
    judgeEnd: row.judge_end && timeTextOf(row.judge_end),
    state: judgeState.parse(row.state),
    conflict: row.conflict,
    version: row.version,
  }))
}
