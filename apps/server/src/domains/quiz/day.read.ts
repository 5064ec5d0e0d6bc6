import { minCompared, type QuizDay } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { makeDay } from './make-day.ts'
import { listOpenQuestions, type OpenQuestion } from './open-questions.read.ts'
import { viewQuestions } from './question.view.ts'

/** Whether a member answered all questions that count for them, and at least one. */
export function isDone(rows: readonly OpenQuestion[], viewerId: string): boolean {
  const counted = rows.filter(({ authorId }) => authorId !== viewerId)
  return counted.some(({ choice }) => choice !== null) && counted.every(({ choice }) => choice !== null)
}

/** Today's questions. The first request of a day chooses them if the job has not run yet. */
export async function getQuizDay(ctx: MemberCtx): Promise<QuizDay> {
  const { db, now, viewer } = ctx
  const day = dayOf(now)
  await makeDay(ctx, { day, now })
  const rows = await listOpenQuestions(db, { day, viewerId: viewer.id })
  const done = isDone(rows, viewer.id)
  return {
    day,
    questions: await viewQuestions(ctx, rows),
    isDone: done,
    betterThan: done ? await compareDay(ctx, day) : null,
  }
}

async function compareDay({ db, viewer }: MemberCtx, day: string): Promise<number | null> {
  const { rows } = await sql<{ others: number; fewer: number }>`
    select count(*)::int as others, (count(*) filter (where play.correct < own.correct))::int as fewer
    from quiz_play own join quiz_play play on play.day = own.day and play.member_id <> own.member_id
      and play.finished_at is not null
    where own.member_id = ${viewer.id}::uuid and own.day = ${day}::date`.execute(db)
  const { others = 0, fewer = 0 } = rows[0] ?? {}
  return others < minCompared ? null : Math.floor((100 * fewer) / others)
}
