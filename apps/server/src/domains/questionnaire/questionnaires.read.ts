import {
  answerSet,
  questionnaireSentences,
  questionnaireStages,
  questionnaireStates,
  shownResult,
  shownResults,
  type MethodParsed,
  type OwnQuestionnaireResult,
  type Questionnaire,
  type QuestionnaireDetail,
  type QuestionnairePreview,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { timeKey, type TimeKey } from '../../db/time-key.ts'
import { fail } from '../../fail.ts'
import { isForMember, levelOf, obstacleOf } from './judge-answering.ts'
import {
  findParticipant,
  findQuestionnaire,
  findShown,
  stateOf,
  type QuestionnaireRow,
} from './questionnaire.store.ts'
import { cardOf, loadGiftTitles, previewOf } from './questionnaire.view.ts'
import { resultsOf } from './results.view.ts'
import { startToken } from './start-token.ts'

/** A page of the questionnaires that the caller may answer now, ordered by their end. totalCount: capped. */
export async function listForMember(ctx: MemberCtx, input: MethodParsed<typeof Questionnaire.GetList>) {
  const { db, now, viewer } = ctx
  const level = await levelOf(db, viewer.id)
  const ofActivity =
    input.activityId === undefined ? sql`` : sql`and questionnaire.activity_id = ${input.activityId}::uuid`
  const found = sql`from questionnaire where stage = ${sql.lit(questionnaireStages.published)}
    and start_time <= ${now} and end_time > ${now} and (quota = 0 or submitted < quota)
    and ${isForMember(viewer.id, level)} ${ofActivity}
    and not (one_per_user and exists (select from questionnaire_participant p
      where p.questionnaire_id = questionnaire.id and p.member_id = ${viewer.id}::uuid and p.times > 0))`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, ...window }) => {
      const isLater =
        after === null ? sql`` : sql`and (end_time, id) > (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<QuestionnaireRow>`select questionnaire.* ${found} ${isLater}
        order by end_time, id ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => [row.end_time.getTime(), row.id],
  })
  const gifts = await loadGiftTitles(ctx, rows)
  return { ...page, items: rows.map((row) => cardOf(ctx, row, gifts)) }
}

/**
 * A questionnaire as shown to a caller who answers it.
 * @throws ContentNotFound
 */
export async function getQuestionnaire(ctx: MemberCtx, { id }: { id: string }): Promise<QuestionnaireDetail> {
  const { db, now, viewer } = ctx
  const row = await findShown(db, id)
  const own = { questionnaireId: id, memberId: viewer.id }
  const participant = await findParticipant(db, own)
  const obstacle = await obstacleOf(db, row, { memberId: viewer.id, participant, now })
  const draft = await db
    .selectFrom('questionnaire_draft')
    .where('questionnaire_id', '=', id)
    .where('member_id', '=', viewer.id)
    .select(['answers', 'began_at', 'saved_at'])
    .executeTakeFirst()
  const hasAnswered = (participant?.times ?? 0) > 0
  const isRunning = stateOf(row, now) === questionnaireStates.running
  return {
    ...(await previewOf(ctx, row)),
    obstacle,
    obstacleText: obstacle === null ? '' : questionnaireSentences.obstacles[obstacle],
    hasAnswered,
    mayWithdraw: hasAnswered && isRunning && !row.is_anonymous,
    mayOpenResult: hasAnswered,
    draft:
      draft === undefined || obstacle !== null
        ? null
        : { answers: answerSet.parse(draft.answers), savedTime: timeTextOf(draft.saved_at) },
    start: obstacle === null ? startToken(ctx, id, draft?.began_at ?? now) : '',
  }
}

/** @throws ContentNotFound also for a draft without its token */
export async function previewQuestionnaire(
  ctx: Ctx,
  { id, previewToken }: MethodParsed<typeof Questionnaire.Preview>,
): Promise<QuestionnairePreview> {
  const row = await findQuestionnaire(ctx.db, id)
  const isDraft = row.stage === questionnaireStages.draft
  if (isDraft && previewToken !== row.preview_token) fail('ContentNotFound')
  return previewOf(ctx, row)
}

/**
 * The caller's reward, and the results if members may see them.
 * @throws ContentNotFound
 */
export async function getOwnResult(ctx: MemberCtx, { id }: { id: string }): Promise<OwnQuestionnaireResult> {
  const { db, now, viewer } = ctx
  const row = await findShown(db, id)
  const participant = await findParticipant(db, { questionnaireId: id, memberId: viewer.id })
  if (participant === undefined || participant.times === 0) fail('ContentNotFound')
  const state = stateOf(row, now)
  const isOver = state === questionnaireStates.ended || state === questionnaireStates.closed
  const isShown =
    row.show_result === shownResults.afterSubmitting || (row.show_result === shownResults.afterEnd && isOver)
  return {
    id,
    title: row.title,
    isAnonymous: row.is_anonymous,
    coins: participant.coins,
    giftTitle: participant.gift_title,
    showResult: shownResult.parse(row.show_result),
    endTime: timeTextOf(row.end_time),
    results: isShown ? await resultsOf(ctx, row) : null,
  }
}
