import type { StaffQuizDay, StaffQuizFigures } from '@guangquan/contract'
import { quizAsks } from '@guangquan/rules/posts/quiz-options'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import { loadPictures } from '../../media/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { openQuestions } from '../open-questions.read.ts'

const dayMs = 24 * 3600_000
const ask = z.literal(Object.values(quizAsks))

interface QuestionRow {
  id: string
  position: number
  asks: number
  options: number[]
  answer: number
  authorId: string
  publishId: string | null
  fileId: string | null
  isOpen: boolean
  plays: number
  correct: number
}

/** Today and tomorrow, with the number of plays. */
export async function listStaffDays(
  ctx: StaffCtx,
): Promise<{ days: StaffQuizDay[]; figures: StaffQuizFigures }> {
  const days = [ctx.now, new Date(ctx.now.getTime() + dayMs)].map((at) => dayOf(at))
  const views = await Promise.all(days.map((day) => viewStaffDay(ctx, day)))
  return { days: views, figures: await readFigures(ctx) }
}

export async function viewStaffDay(ctx: StaffCtx, day: string): Promise<StaffQuizDay> {
  const { db, now } = ctx
  const [made, played, questions] = await Promise.all([
    db.selectFrom('quiz_day').where('day', '=', day).select('made_at').executeTakeFirst(),
    sql<{ players: number; finishers: number }>`select (count(*) filter (where answered > 0))::int as players,
        count(finished_at)::int as finishers from quiz_play where day = ${day}::date`.execute(db),
    sql<QuestionRow>`select q.id, q.position, q.asks, q.options, q.answer, q.author_id as "authorId",
        q.publish_id as "publishId", q.file_id as "fileId", open.id is not null as "isOpen",
        (select count(*)::int from quiz_answer a where a.question_id = q.id) as plays,
        (select count(*)::int from quiz_answer a where a.question_id = q.id and a.is_correct) as correct
      from quiz_question q
        left join (select question.id ${openQuestions(sql`${day}::date`, null)}) as open on open.id = q.id
      where q.day = ${day}::date and q.replaced_at is null order by q.position`.execute(db),
  ])
  const [names, pictures] = await Promise.all([
    loadNickNames(
      db,
      questions.rows.map(({ authorId }) => authorId),
    ),
    loadPictures(
      ctx,
      questions.rows.flatMap(({ fileId }) => fileId ?? []),
    ),
  ])
  return {
    day,
    isToday: day === dayOf(now),
    madeAt: made === undefined ? null : timeTextOf(made.made_at),
    players: played.rows[0]?.players ?? 0,
    finishers: played.rows[0]?.finishers ?? 0,
    questions: questions.rows.map(({ fileId, ...row }) => ({
      ...row,
      asks: ask.parse(row.asks),
      pictureUrl: (fileId === null ? undefined : pictures.get(fileId))?.url480 ?? null,
      authorName: names.get(row.authorId) ?? '',
    })),
  }
}

async function readFigures({ db, now }: StaffCtx): Promise<StaffQuizFigures> {
  const first = dayOf(new Date(now.getTime() - 6 * dayMs))
  const { rows } = await sql<StaffQuizFigures>`select
      (select count(*)::int from member where allow_study and status = 1) as consenting,
      count(distinct member_id)::int as players7, coalesce(sum(answered), 0)::int as answers7,
      coalesce(sum(correct), 0)::int as correct7
    from quiz_play where day between ${first}::date and ${dayOf(now)}::date and answered > 0`.execute(db)
  return rows[0] ?? { consenting: 0, players7: 0, answers7: 0, correct7: 0 }
}
