import { randomBytes } from 'node:crypto'
import {
  type MethodParsed,
  type Question,
  type StaffQuestionnaire,
  type StaffQuestionnaireDetail,
} from '@guangquan/contract'
import { instantOf, timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { questionsOf, updateQuestionnaire, type QuestionnaireRow } from '../questionnaire.store.ts'
import { lockVersion } from './lock-version.ts'
import { findModelIds, findOptionPictures, placeCover, placeOptions, setParts } from './place-parts.ts'
import { refuseMisfits, refuseOtherThanWords, type Fields } from './refuse-misfits.ts'
import { getStaffQuestionnaire, mayOf } from './staff-questionnaires.read.ts'

export const newPreviewToken = (): string => randomBytes(18).toString('base64url')

/** Writes a questionnaire as a draft. @throws BadInput, UploadNotFound */
export async function createQuestionnaire(
  ctx: StaffCtx,
  fields: MethodParsed<typeof StaffQuestionnaire.Create>,
): Promise<StaffQuestionnaireDetail> {
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    await refuseMisfits(tx, fields)
    const { questions, pictures } = await placeOptions(ctx.app, tx, {
      id,
      questions: fields.questions,
      before: [],
    })
    const cover = await placeCover(ctx.app, tx, { id, before: null, key: fields.cover })
    const columns = { ...columnsOf(fields), ...cover, questions: JSON.stringify(questions) }
    await tx
      .insertInto('questionnaire')
      .values({
        id,
        origin_id: id,
        ...columns,
        preview_token: newPreviewToken(),
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .execute()
    await setParts(tx, id, { productIds: fields.productIds, pictures })
    const after = factsOf({ ...columns, questions })
    await auditAct(ctx, tx, {
      act: 'questionnaire.created',
      targetKind: 'questionnaire',
      targetId: id,
      after,
    })
    return getStaffQuestionnaire({ ...ctx, db: tx }, { id })
  })
}

/** Changes a questionnaire. @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, BadInput, UploadNotFound */
export async function saveQuestionnaire(
  ctx: StaffCtx,
  { id, version, ...fields }: MethodParsed<typeof StaffQuestionnaire.Save>,
): Promise<StaffQuestionnaireDetail> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockVersion(tx, { id, version })
    const may = mayOf(before, ctx.now)
    if (!may.save) fail('NotAllowedNow')
    await refuseMisfits(tx, fields)
    if (may.wordsOnly) refuseOtherThanWords(before, fields, await findModelIds(tx, id))
    const { questions, pictures } = await placeOptions(ctx.app, tx, {
      id,
      questions: fields.questions,
      before: await findOptionPictures(tx, id),
    })
    const cover = await placeCover(ctx.app, tx, { id, before, key: fields.cover })
    const columns = { ...columnsOf(fields), ...cover, questions: JSON.stringify(questions) }
    await updateQuestionnaire(tx, id, { ...columns, version: version + 1, updated_at: ctx.now })
    await setParts(tx, id, { productIds: fields.productIds, pictures })
    await auditAct(ctx, tx, {
      act: 'questionnaire.saved',
      targetKind: 'questionnaire',
      targetId: id,
      before: factsOf({ ...before, questions: questionsOf(before) }),
      after: factsOf({ ...columns, questions }),
    })
    return getStaffQuestionnaire({ ...ctx, db: tx }, { id })
  })
}

function columnsOf(fields: Fields) {
  return {
    title: fields.title,
    intro: fields.intro,
    start_time: instantOf(fields.startTime),
    end_time: instantOf(fields.endTime),
    audience: fields.audience,
    min_level: fields.minLevel,
    activity_id: fields.activityId,
    circle_id: fields.circleId,
    is_anonymous: fields.isAnonymous,
    one_per_user: fields.onePerUser,
    coins: fields.coins,
    gift_id: fields.giftId,
    show_result: fields.showResult,
    quota: fields.quota,
  }
}

type Facted = Pick<
  QuestionnaireRow,
  'title' | 'intro' | 'start_time' | 'end_time' | 'audience' | 'min_level' | 'coins' | 'quota' | 'cover_path'
> & { questions: readonly Question[] }

/** What the audit log stores; all words of the questions, so that a corrected typo can be seen. */
function factsOf(row: Facted): Facts {
  return {
    title: row.title,
    introduction: row.intro,
    from: timeTextOf(row.start_time),
    to: timeTextOf(row.end_time),
    type: row.audience,
    minLevel: row.min_level,
    coins: row.coins,
    quota: row.quota,
    cover: row.cover_path,
    questions: row.questions.map(
      ({ title, hint, options, rows }, at) =>
        `${at + 1}. ${[title, hint, ...options.map(({ text }) => text), ...rows.map(({ text }) => text)]
          .filter((text) => text !== '')
          .join(' / ')}`,
    ),
  }
}
