import {
  questionnaireSentences,
  questionnaireStages,
  questionnaireTerms,
  type MethodParsed,
  type StaffQuestionnaire,
  type StaffQuestionnaireDetail,
} from '@guangquan/contract'
import { instantOf, timeTextOf } from '@guangquan/rules/time-text'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { stateOf, updateQuestionnaire, type QuestionnaireRow } from '../questionnaire.store.ts'
import { lockVersion } from './lock-version.ts'
import { refuseEmpty } from './refuse-misfits.ts'
import { getStaffQuestionnaire, mayOf } from './staff-questionnaires.read.ts'

type Input = MethodParsed<typeof StaffQuestionnaire.SetState>

const acts = {
  publish: 'questionnaire.published',
  close: 'questionnaire.closed',
  reopen: 'questionnaire.reopened',
} as const

/** Publishes, closes or reopens a questionnaire. @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, BadInput */
export async function setQuestionnaireState(ctx: StaffCtx, input: Input): Promise<StaffQuestionnaireDetail> {
  const { id, version, act, reason } = input
  return inTransaction(ctx, async (tx) => {
    const before = await lockVersion(tx, { id, version })
    if (!mayOf(before, ctx.now)[act]) fail('NotAllowedNow')
    if (act === 'publish') refuseEmpty(before)
    const after = await updateQuestionnaire(tx, id, {
      ...columnsOf(ctx, before, input),
      version: version + 1,
      updated_at: ctx.now,
    })
    await auditAct(ctx, tx, {
      act: acts[act],
      targetKind: 'questionnaire',
      targetId: id,
      reason,
      before: { title: before.title, state: stateOf(before, ctx.now), to: timeTextOf(before.end_time) },
      after: { title: after.title, state: stateOf(after, ctx.now), to: timeTextOf(after.end_time) },
    })
    return getStaffQuestionnaire({ ...ctx, db: tx }, { id })
  })
}

function columnsOf({ now }: StaffCtx, before: QuestionnaireRow, { act, endTime }: Input) {
  if (act === 'close') return { stage: questionnaireStages.closed }
  const end = endTime === undefined || act === 'publish' ? before.end_time : instantOf(endTime)
  if (end <= now || end <= before.start_time)
    fail('BadInput', { fields: { endTime: questionnaireSentences.ended } })
  return {
    stage: questionnaireStages.published,
    end_time: end,
    published_at: before.published_at ?? now,
  }
}

const textOf = (leavesOut: boolean) => (leavesOut ? questionnaireTerms.leftOut : questionnaireTerms.counted)

/**
 * Includes careless answers in the results, or excludes them.
 * @throws ContentNotFound, ChangedMeanwhile
 */
export async function setCareless(
  ctx: StaffCtx,
  { id, version, leaveOut, reason }: MethodParsed<typeof StaffQuestionnaire.SetCareless>,
): Promise<StaffQuestionnaireDetail> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockVersion(tx, { id, version })
    await updateQuestionnaire(tx, id, {
      leaves_out_careless: leaveOut,
      version: version + 1,
      updated_at: ctx.now,
    })
    await auditAct(ctx, tx, {
      act: 'questionnaire.carelessSet',
      targetKind: 'questionnaire',
      targetId: id,
      reason,
      before: { title: before.title, choice: textOf(before.leaves_out_careless) },
      after: { title: before.title, choice: textOf(leaveOut) },
    })
    return getStaffQuestionnaire({ ...ctx, db: tx }, { id })
  })
}
