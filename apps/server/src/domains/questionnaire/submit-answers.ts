import { createHmac } from 'node:crypto'
import {
  presentSources,
  questionnaireSentences,
  questionTypes,
  type AnswerObstacle,
  type Answers,
  type MethodOutput,
  type MethodParsed,
  type Question,
  type Questionnaire,
} from '@guangquan/contract'
import { answersFaults, cleanAnswers, isCareless } from '@guangquan/rules/questionnaire/questionnaire-answers'
import { says as ofAnswers } from '@guangquan/rules/questionnaire/questionnaire-terms'
import { sql } from 'kysely'
import { v4 as randomUuid, v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { earnCoins } from '../coin/index.ts'
import { grantPresent } from '../present/index.ts'
import { addressArea } from '../site/index.ts'
import { obstacleOf } from './judge-answering.ts'
import {
  findParticipant,
  lockShown,
  questionsOf,
  updateQuestionnaire,
  type QuestionnaireRow,
} from './questionnaire.store.ts'
import { secondsSince } from './start-token.ts'

const says = questionnaireSentences

/**
 * Stores the answers of a member, and rewards them once for a questionnaire and all its copies. The row of the
 * questionnaire is locked, so that only one member gets the last place.
 * @throws ContentNotFound, AnswerRefused, AnsweredAlready, PlacesFull, NotEligible, BadInput
 */
export async function submitAnswers(
  ctx: MemberCtx,
  { id, answers, start }: MethodParsed<typeof Questionnaire.Submit>,
): Promise<MethodOutput<typeof Questionnaire.Submit>> {
  const { now, viewer } = ctx
  const memberId = viewer.id
  return inTransaction(ctx, async (tx) => {
    const row = await lockShown(tx, id)
    const participant = await findParticipant(tx, { questionnaireId: id, memberId })
    refuse(await obstacleOf(tx, row, { memberId, participant, now }))
    const seconds = secondsSince(ctx, id, start) ?? fail('AnswerRefused', { text: says.start })
    const questions = questionsOf(row)
    const given = cleanAnswers(questions, answers)
    await refuseFaults(tx, questions, answers, given)
    const careless = isCareless(questions, given, seconds)
    await insertAnswers(ctx, tx, row, { given, seconds, careless })
    await updateQuestionnaire(tx, id, {
      submitted: row.submitted + 1,
      careless: row.careless + (careless ? 1 : 0),
    })
    await tx
      .deleteFrom('questionnaire_draft')
      .where('questionnaire_id', '=', id)
      .where('member_id', '=', memberId)
      .execute()
    const earned = await reward(ctx, tx, row)
    await insertParticipant(ctx, tx, row, earned)
    await emit(tx, 'questionnaire.answered', { questionnaireId: id, memberId })
    return earned
  })
}

function refuse(obstacle: AnswerObstacle | null): void {
  if (obstacle === null) return
  if (obstacle === 'answered') fail('AnsweredAlready')
  if (obstacle === 'full') fail('PlacesFull')
  if (obstacle === 'audience') fail('NotEligible')
  fail('AnswerRefused', { obstacle, text: says.obstacles[obstacle] })
}

/** @throws BadInput with a sentence for each question whose answer does not fit */
async function refuseFaults(
  db: Queryable,
  questions: readonly Question[],
  answers: Answers,
  given: Answers,
): Promise<void> {
  const faults = { ...answersFaults(questions, answers), ...(await unknownFaults(db, questions, given)) }
  const fields = Object.entries(faults).map(([key, sentence]) => [`answers.${key}`, sentence])
  if (fields.length > 0) fail('BadInput', { fields: Object.fromEntries(fields) })
}

/** Areas and models that do not exist. */
async function unknownFaults(
  db: Queryable,
  questions: readonly Question[],
  given: Answers,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {}
  for (const { key, type } of questions) {
    const choices = given[key]?.choices
    if (choices === undefined) continue
    if (type === questionTypes.area && addressArea(choices) === null) faults[key] = ofAnswers.area
    if (type !== questionTypes.product) continue
    const known = await db
      .selectFrom('product_info')
      .where(sql<string>`id::text`, '=', choices[0] ?? '')
      .select('id')
      .executeTakeFirst()
    if (known === undefined) faults[key] = ofAnswers.product
  }
  return faults
}

interface Given {
  given: Answers
  seconds: number
  careless: boolean
}

/** Anonymous answers go to the box, without member and time; `settleAnswers` moves several together. */
async function insertAnswers(
  { now, viewer }: MemberCtx,
  tx: Tx,
  row: QuestionnaireRow,
  { given, seconds, careless }: Given,
): Promise<void> {
  const stored = { questionnaire_id: row.id, answers: JSON.stringify(given), is_careless: careless }
  if (row.is_anonymous)
    await tx
      .insertInto('questionnaire_box')
      .values({ id: randomUuid(), ...stored })
      .execute()
  else
    await tx
      .insertInto('questionnaire_answer')
      .values({ id: uuid(), ...stored, member_id: viewer.id, seconds, submitted_at: now })
      .execute()
}

interface Earned {
  coins: number
  giftTitle: string
}

/** The reward is recorded for the first of all copies: a member who already has it gets nothing. */
async function reward(ctx: MemberCtx, tx: Tx, row: QuestionnaireRow): Promise<Earned> {
  const memberId = ctx.viewer.id
  const memo = says.rewardMemo(row.title)
  if (row.coins > 0) {
    const cause = { bizType: 'questionnaire', bizId: row.origin_id }
    const isNew = await earnCoins(ctx, tx, { memberId, amount: row.coins, ...cause, memo })
    return { coins: isNew ? row.coins : 0, giftTitle: '' }
  }
  if (row.gift_id === null) return { coins: 0, giftTitle: '' }
  const source = presentSources.questionnaire
  const given = { giftId: row.gift_id, source, sourceId: row.origin_id, memo }
  const isNew = await grantPresent(tx, ctx.now, { memberId, ...given })
  const gift = await tx.selectFrom('gift').where('id', '=', row.gift_id).select('title').executeTakeFirst()
  return { coins: 0, giftTitle: isNew ? (gift?.title ?? '') : '' }
}

async function insertParticipant(
  { app, ip, viewer }: MemberCtx,
  tx: Tx,
  row: QuestionnaireRow,
  { coins, giftTitle }: Earned,
): Promise<void> {
  const addressHash = createHmac('sha256', app.env.secretKey)
    .update(`questionnaire\n${row.id}\n${ip}`)
    .digest('base64url')
    .slice(0, 22)
  await tx
    .insertInto('questionnaire_participant')
    .values({
      questionnaire_id: row.id,
      member_id: viewer.id,
      times: 1,
      coins,
      gift_title: giftTitle,
      address_hash: addressHash,
    })
    .onConflict((conflict) =>
      conflict.columns(['questionnaire_id', 'member_id']).doUpdateSet({
        times: sql<number>`questionnaire_participant.times + 1`,
        address_hash: addressHash,
        is_mixed: false,
      }),
    )
    .execute()
}
