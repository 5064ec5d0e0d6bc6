import {
  questionnaireAudiences,
  questionnaireSentences,
  type MethodParsed,
  type StaffQuestionnaire,
} from '@guangquan/contract'
import {
  definitionFaults,
  differsInWordsOnly,
  hasQuestions,
} from '@guangquan/rules/questionnaire/questionnaire-definition'
import { instantOf, timeTextOf } from '@guangquan/rules/time-text'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { questionsOf, type QuestionnaireRow } from '../questionnaire.store.ts'

export type Fields = Omit<MethodParsed<typeof StaffQuestionnaire.Create>, 'requestId'>

const says = questionnaireSentences

type Rule = readonly [field: string, fits: boolean, sentence: string]

function refuseWrong(rules: readonly Rule[]): void {
  const wrong = rules.flatMap(([field, fits, sentence]) => (fits ? [] : [[field, sentence]]))
  if (wrong.length > 0) fail('BadInput', { fields: Object.fromEntries(wrong) })
}

/** @throws BadInput with a sentence for each field that does not fit the others */
export async function refuseMisfits(tx: Tx, fields: Fields): Promise<void> {
  const { audience, activityId, circleId, productIds, giftId } = fields
  const { product, activity, circle } = questionnaireAudiences
  const [isActivity, isCircle, models, isGift] = [
    await exists(tx, 'activity', activityId),
    await exists(tx, 'circle', circleId),
    await countModels(tx, productIds),
    await exists(tx, 'gift', giftId),
  ]
  const faults = [...definitionFaults(fields.questions)]
  refuseWrong([
    ['endTime', instantOf(fields.startTime) < instantOf(fields.endTime), says.times],
    ['activityId', (audience === activity) === (activityId !== null) && isActivity, says.activity],
    ['circleId', (audience === circle) === (circleId !== null) && isCircle, says.circle],
    [
      'productIds',
      (audience === product) === productIds.length > 0 && models === new Set(productIds).size,
      says.models,
    ],
    ['giftId', isGift, says.gift],
    ['giftId', fields.coins === 0 || giftId === null, says.reward],
    ...faults.map(([position, sentence]): Rule => [`questions.${position}`, false, sentence]),
  ])
}

async function exists(tx: Tx, table: 'activity' | 'circle' | 'gift', id: string | null): Promise<boolean> {
  if (id === null) return true
  return (await tx.selectFrom(table).where('id', '=', id).select('id').executeTakeFirst()) !== undefined
}

async function countModels(tx: Tx, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const rows = await tx
    .selectFrom('product_info')
    .where('id', 'in', [...ids])
    .select('id')
    .execute()
  return rows.length
}

/**
 * After publication, only words may change, the end may be postponed and places may be added: all answers are to the
 * same questions, and what was promised is kept.
 * @throws BadInput
 */
export function refuseOtherThanWords(
  before: QuestionnaireRow,
  fields: Fields,
  models: readonly string[],
): void {
  const isFixed = (field: string, was: unknown, is: unknown): Rule => [field, was === is, says.published]
  const sameModels =
    fields.productIds.length === models.length && fields.productIds.every((id) => models.includes(id))
  refuseWrong([
    isFixed('startTime', timeTextOf(before.start_time), fields.startTime),
    // Compared as text, which sorts like the times: the stored value may have milliseconds.
    ['endTime', fields.endTime >= timeTextOf(before.end_time), says.later],
    isFixed('audience', before.audience, fields.audience),
    isFixed('minLevel', before.min_level, fields.minLevel),
    isFixed('activityId', before.activity_id, fields.activityId),
    isFixed('circleId', before.circle_id, fields.circleId),
    ['productIds', sameModels, says.published],
    isFixed('isAnonymous', before.is_anonymous, fields.isAnonymous),
    isFixed('onePerUser', before.one_per_user, fields.onePerUser),
    isFixed('coins', before.coins, fields.coins),
    isFixed('giftId', before.gift_id, fields.giftId),
    isFixed('showResult', before.show_result, fields.showResult),
    ['quota', fields.quota === 0 || (before.quota > 0 && fields.quota >= before.quota), says.more],
    ['questions', differsInWordsOnly(questionsOf(before), fields.questions), says.wordingOnly],
  ])
}

/** @throws BadInput for a questionnaire that asks nothing */
export function refuseEmpty(row: QuestionnaireRow): void {
  refuseWrong([['questions', hasQuestions(questionsOf(row)), says.noQuestions]])
}
