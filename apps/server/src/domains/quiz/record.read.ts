import type { QuizRecord } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import type { MemberCtx } from '../../context.ts'

interface RunRow {
  last: string
  days: number
}

interface DayRow {
  day: string
  answered: number
  correct: number
  isFinished: boolean
}

/** SQL: the runs of days that members finished one after another, as `member_id`, `last` and `days`. */
export const quizRuns = (memberIds: RawBuilder<string>): RawBuilder<unknown> => sql`(
  select member_id, max(day) as last, count(*)::int as days
  from (select member_id, day, day - (row_number() over (partition by member_id order by day))::int as island
    from quiz_play where member_id = ${memberIds} and finished_at is not null) as numbered
  group by member_id, island)`

/** A member's own record. */
export async function getQuizRecord({ db, now, viewer }: MemberCtx): Promise<QuizRecord> {
  const today = dayOf(now)
  const member = sql<string>`${viewer.id}::uuid`
  const [runs, days, own] = await Promise.all([
    sql<RunRow>`select last::text as last, days from ${quizRuns(member)} as run order by last desc`.execute(
      db,
    ),
    sql<DayRow>`select day::text as day, answered, correct, finished_at is not null as "isFinished"
      from quiz_play where member_id = ${member} and answered > 0 and day > ${today}::date - 30
      order by day`.execute(db),
    db.selectFrom('member').where('id', '=', viewer.id).select('allow_study').executeTakeFirst(),
  ])
  const yesterday = dayOf(new Date(now.getTime() - 24 * 3600_000))
  const current = runs.rows.find(({ last }) => last >= yesterday)
  const answered = days.rows.reduce((sum, one) => sum + one.answered, 0)
  const correct = days.rows.reduce((sum, one) => sum + one.correct, 0)
  return {
    streak: current?.days ?? 0,
    longest: Math.max(0, ...runs.rows.map((run) => run.days)),
    hitRate: answered === 0 ? null : Math.round((100 * correct) / answered),
    days: days.rows,
    allowStudy: own?.allow_study ?? false,
  }
}
