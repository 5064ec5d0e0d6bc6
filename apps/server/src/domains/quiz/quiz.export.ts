import { quizAskNames } from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'

/** A member's answers, oldest first. */
export async function exportAnswers(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('quiz_answer as a')
    .innerJoin('quiz_question as q', 'q.id', 'a.question_id')
    .where('a.member_id', '=', memberId)
    .select(['a.position', 'a.choice', 'a.is_correct', 'a.answered_at', 'q.asks', 'q.options', 'q.answer'])
    .select(sql<string>`a.day::text`.as('day'))
    .orderBy('a.day')
    .orderBy('a.position')
    .execute()
  return rows.map((row) => ({
    day: row.day,
    position: row.position,
    asks: nameOf(quizAskNames, row.asks),
    choice: row.options[row.choice],
    answer: row.options[row.answer],
    isCorrect: row.is_correct,
    createTime: timeTextOf(row.answered_at),
  }))
}

/** Erases a member's answers, and the questions about their photographs with everybody's answers to them. */
export async function eraseFromQuiz(tx: Tx, memberId: string): Promise<void> {
  await tx.deleteFrom('quiz_answer').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('quiz_play').where('member_id', '=', memberId).execute()
  await sql`delete from quiz_answer using quiz_question q
    where q.id = quiz_answer.question_id and q.author_id = ${memberId}::uuid`.execute(tx)
  await tx.deleteFrom('quiz_question').where('author_id', '=', memberId).execute()
  await tx.deleteFrom('quiz_credit').where('author_id', '=', memberId).execute()
  await tx.deleteFrom('quiz_author').where('author_id', '=', memberId).execute()
}
