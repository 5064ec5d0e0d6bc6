import {
  answerSet,
  QuestionShape,
  questionnaireStages,
  type Answers,
  type Question,
  type QuestionnaireState,
} from '@guangquan/contract'
import { questionnaireStateAt } from '@guangquan/rules/questionnaire/questionnaire-definition'
import type { Selectable, Updateable } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Questionnaire, QuestionnaireParticipant } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'

export type QuestionnaireRow = Selectable<Questionnaire>
export type ParticipantRow = Selectable<QuestionnaireParticipant>

const storedQuestions = z.array(
  QuestionShape.extend({
    options: z.array(z.object({ key: z.string(), text: z.string(), picture: z.string() })),
  }),
)
export const questionsOf = (row: Pick<QuestionnaireRow, 'questions'>): Question[] =>
  storedQuestions.parse(row.questions)

export const answersOf = (row: { answers: unknown }): Answers => answerSet.parse(row.answers)

export const stateOf = (
  row: Pick<QuestionnaireRow, 'stage' | 'start_time' | 'end_time'>,
  now: Date,
): QuestionnaireState =>
  questionnaireStateAt(
    { stage: row.stage, start: row.start_time.getTime(), end: row.end_time.getTime() },
    now.getTime(),
  )

/** @throws ContentNotFound */
export async function findQuestionnaire(db: Queryable, id: string): Promise<QuestionnaireRow> {
  const row = await db.selectFrom('questionnaire').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** One that was published. @throws ContentNotFound */
export async function findShown(db: Queryable, id: string): Promise<QuestionnaireRow> {
  const row = await findQuestionnaire(db, id)
  return row.stage === questionnaireStages.draft ? fail('ContentNotFound') : row
}

/**
 * Locks a questionnaire; everything that adds or removes answers does this first.
 * @throws ContentNotFound
 */
export async function lockQuestionnaire(tx: Tx, id: string): Promise<QuestionnaireRow> {
  const row = await tx
    .selectFrom('questionnaire')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** @throws ContentNotFound also for a draft */
export async function lockShown(tx: Tx, id: string): Promise<QuestionnaireRow> {
  const row = await lockQuestionnaire(tx, id)
  return row.stage === questionnaireStages.draft ? fail('ContentNotFound') : row
}

export function updateQuestionnaire(
  tx: Tx,
  id: string,
  values: Updateable<Questionnaire>,
): Promise<QuestionnaireRow> {
  return tx
    .updateTable('questionnaire')
    .set(values)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findParticipant(
  db: Queryable,
  { questionnaireId, memberId }: { questionnaireId: string; memberId: string },
): Promise<ParticipantRow | undefined> {
  return db
    .selectFrom('questionnaire_participant')
    .selectAll()
    .where('questionnaire_id', '=', questionnaireId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Whether a member has answered a questionnaire and not withdrawn their answers. */
export async function hasAnswered(
  db: Queryable,
  memberId: string,
  questionnaireId: string,
): Promise<boolean> {
  const participant = await findParticipant(db, { questionnaireId, memberId })
  return participant !== undefined && participant.times > 0
}
