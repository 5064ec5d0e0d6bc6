import { playsPerCredit, type MethodParsed, type Quiz, type QuizQuestion } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { isDone } from './day.read.ts'
import { listOpenQuestions } from './open-questions.read.ts'
import { viewQuestions } from './question.view.ts'

/**
 * Answers a question of today, once: a further answer changes nothing and returns the result of the first. The last one
 * finishes the day.
 * @throws ContentNotFound, NotAllowedNow for one's own photograph
 */
export async function answerQuestion(
  ctx: MemberCtx,
  { id, choice }: MethodParsed<typeof Quiz.Answer>,
): Promise<QuizQuestion> {
  const day = dayOf(ctx.now)
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    await lockPlay(tx, { memberId, day })
    const before = await listOpenQuestions(tx, { day, viewerId: memberId })
    const question = before.find((one) => one.id === id)
    if (question === undefined) fail('ContentNotFound')
    if (question.authorId === memberId) fail('NotAllowedNow')
    if (question.choice === null) {
      const isCorrect = choice === question.answer
      await tx
        .insertInto('quiz_answer')
        .values({
          member_id: memberId,
          day,
          position: question.position,
          question_id: id,
          choice,
          is_correct: isCorrect,
          answered_at: ctx.now,
        })
        .execute()
      const after = before.map((one) => (one.id === id ? { ...one, choice } : one))
      const finishes = isDone(after, memberId)
      await tx
        .updateTable('quiz_play')
        .set((eb) => ({
          answered: eb('answered', '+', 1),
          correct: eb('correct', '+', isCorrect ? 1 : 0),
          ...(finishes ? { finished_at: ctx.now } : {}),
        }))
        .where('member_id', '=', memberId)
        .where('day', '=', day)
        .execute()
      if (finishes) await emit(tx, 'quiz.finished', { memberId, day })
      await creditAuthor(tx, question.authorId, ctx.now)
    }
    const [viewed] = await viewQuestions({ ...ctx, db: tx }, [
      { ...question, choice: question.choice ?? choice },
    ])
    return viewed ?? fail('ContentNotFound')
  })
}

/**
 * Creates the row of a member's day if there is none, and locks it.
 * @throws ContentNotFound before the day's questions are chosen
 */
async function lockPlay(tx: Tx, { memberId, day }: { memberId: string; day: string }): Promise<void> {
  const { rows } = await sql`insert into quiz_play (member_id, day)
    select ${memberId}::uuid, day from quiz_day where day = ${day}::date
    on conflict (member_id, day) do update set day = excluded.day returning day`.execute(tx)
  if (rows.length === 0) fail('ContentNotFound')
}

/** Counts an answer about an author's photograph, whose row is locked: every twentieth one earns a credit. */
async function creditAuthor(tx: Tx, authorId: string, now: Date): Promise<void> {
  const { plays } = await tx
    .insertInto('quiz_author')
    .values({ author_id: authorId, plays: 1 })
    .onConflict((conflict) =>
      conflict.column('author_id').doUpdateSet((eb) => ({ plays: eb('quiz_author.plays', '+', 1) })),
    )
    .returning('plays')
    .executeTakeFirstOrThrow()
  if (plays % playsPerCredit !== 0) return
  const creditId = uuid()
  await tx
    .insertInto('quiz_credit')
    .values({ id: creditId, author_id: authorId, number: plays / playsPerCredit, created_at: now })
    .execute()
  await emit(tx, 'quiz.credited', { creditId })
}
