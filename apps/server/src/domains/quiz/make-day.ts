import { quizSize } from '@guangquan/contract'
import { v4 as uuid } from 'uuid'
import type { Database, Queryable } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { chooseQuestions, findCandidates, type NewQuestion } from './choose-questions.ts'

interface Made {
  day: string
  now: Date
}

/**
 * Chooses the questions of a day, unless that was done; the key of the day prevents two nodes from doing it. A day
 * without a usable photograph is tried again later.
 */
export async function makeDay({ db }: { db: Database }, { day, now }: Made): Promise<void> {
  if (await isMade(db, day)) return
  const questions = chooseQuestions(await findCandidates(db, { day, now }), { day, count: quizSize })
  if (questions.length === 0) return
  await inTransaction({ db }, async (tx) => {
    const [made] = await tx
      .insertInto('quiz_day')
      .values({ day, made_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('day')
      .execute()
    if (made === undefined) return
    await tx
      .insertInto('quiz_question')
      .values(questions.map((one, index) => rowOf(one, { day, now, position: index + 1 })))
      .execute()
  })
}

async function isMade(db: Queryable, day: string): Promise<boolean> {
  const row = await db.selectFrom('quiz_day').where('day', '=', day).select('day').executeTakeFirst()
  return row !== undefined
}

// The id is the address of the photograph, so it must not contain a time, which would be a hint.
export function rowOf(one: NewQuestion, { day, now, position }: Made & { position: number }) {
  return {
    id: uuid(),
    day,
    position,
    author_id: one.authorId,
    publish_id: one.publishId,
    file_id: one.fileId,
    asks: one.asks,
    options: one.values,
    answer: one.answer,
    created_at: now,
  }
}
