import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { defineJob, type Job, type JobCtx, type Schedule } from '../../jobs/job.ts'
import { makeDay } from './make-day.ts'
import { openQuestions } from './open-questions.read.ts'

const dayMs = 24 * 3600_000

/** Chooses today's questions if that was not done, and tomorrow's, so that staff can look at them. */
export async function makeQuizDays({ db, now }: Pick<JobCtx, 'db' | 'now'>): Promise<void> {
  for (const at of [now, new Date(now.getTime() + dayMs)]) await makeDay({ db }, { day: dayOf(at), now })
}

/**
 * Finishes days of the last week for members who answered all questions that are still open: the others were withdrawn
 * after they had played.
 */
export async function finishQuizDays(db: Database, now: Date): Promise<void> {
  const today = dayOf(now)
  await inTransaction({ db }, async (tx) => {
    const { rows } = await sql<{ memberId: string; day: string }>`
      update quiz_play play set finished_at = ${now}
      where day between ${today}::date - 7 and ${today}::date - 1 and finished_at is null and answered > 0
        and not exists (
          select 1 ${openQuestions(sql`play.day`, sql<string>`play.member_id`)}
            and question.author_id <> play.member_id
            and not exists (select from quiz_answer given where given.member_id = play.member_id
              and given.day = play.day and given.position = question.position))
      returning member_id as "memberId", day::text as day`.execute(tx)
    for (const row of rows) await emit(tx, 'quiz.finished', row)
  })
}

export const quizJob: Job = defineJob(
  'quiz.makeDays',
  z.object({}),
  async ({ db, now }) => {
    await makeQuizDays({ db, now })
    await finishQuizDays(db, now)
  },
  { lane: 'upkeep' },
)

// 00:01 and 12:00 in Shanghai.
export const quizSchedules: Schedule[] = [
  { job: quizJob, pattern: '1 16 * * *' },
  { job: quizJob, pattern: '0 4 * * *' },
]
