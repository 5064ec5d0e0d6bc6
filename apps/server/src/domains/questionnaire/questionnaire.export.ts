import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'
import { labelOf } from './for-staff/answers.export.ts'
import { answersOf, lockQuestionnaire, questionsOf } from './questionnaire.store.ts'
import { productNames } from './results.view.ts'
import { removeAnswers } from './withdraw-answers.ts'

/** Questionnaires that a member answered, including anonymous ones, whose answers cannot be attributed. */
export async function exportParticipations(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('questionnaire_participant')
    .innerJoin('questionnaire', 'questionnaire.id', 'questionnaire_id')
    .where('member_id', '=', memberId)
    .select(['questionnaire_id as id', 'title', 'is_anonymous', 'times'])
    .select(['questionnaire_participant.coins', 'questionnaire_participant.gift_title'])
    .orderBy('questionnaire_id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    anonymous: row.is_anonymous,
    times: row.times,
    coins: row.coins,
    gift: row.gift_title,
  }))
}

/** A member's answers stored with their name, and their drafts, as text. */
export async function exportAnswersOf(db: Queryable, memberId: string): Promise<object[]> {
  const sent = await db
    .selectFrom('questionnaire_answer')
    .innerJoin('questionnaire', 'questionnaire.id', 'questionnaire_id')
    .where('member_id', '=', memberId)
    .select(['title', 'questions', 'answers', 'submitted_at as at'])
    .orderBy('submitted_at')
    .execute()
  const drafts = await db
    .selectFrom('questionnaire_draft')
    .innerJoin('questionnaire', 'questionnaire.id', 'questionnaire_id')
    .where('member_id', '=', memberId)
    .select(['title', 'questions', 'answers', 'saved_at as at'])
    .orderBy('saved_at')
    .execute()
  const all = [
    ...sent.map((row) => ({ ...row, isSent: true })),
    ...drafts.map((row) => ({ ...row, isSent: false })),
  ]
  const choices = all.flatMap((row) => Object.values(answersOf(row)).flatMap((one) => one.choices ?? []))
  const models = await productNames(
    db,
    choices.filter((key) => /^[0-9a-f-]{36}$/.test(key)),
  )
  return all.map((row) => {
    const answers = answersOf(row)
    return {
      title: row.title,
      sent: row.isSent,
      time: row.at && timeTextOf(row.at),
      answers: questionsOf(row)
        .flatMap((question) => {
          const answer = answers[question.key]
          return answer === undefined ? [] : [`${question.title}：${labelOf(question, answer, models)}`]
        })
        .join('\n'),
    }
  })
}

/** Removes a member's participations and named answers, also from the counted results. */
export async function eraseParticipations(tx: Tx, memberId: string): Promise<void> {
  const own = await tx
    .selectFrom('questionnaire_participant')
    .where('member_id', '=', memberId)
    .select('questionnaire_id as id')
    .orderBy('questionnaire_id')
    .execute()
  for (const { id } of own) await removeAnswers(tx, await lockQuestionnaire(tx, id), memberId)
  await tx.deleteFrom('questionnaire_participant').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('questionnaire_draft').where('member_id', '=', memberId).execute()
}
