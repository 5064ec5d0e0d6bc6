import {
  questionnaireAudience,
  questionnaireAudienceNames,
  type Question,
  type QuestionnaireCard,
  type QuestionnairePreview,
  type QuestionShape,
} from '@guangquan/contract'
import { countedQuestions } from '@guangquan/rules/questionnaire/questionnaire-flow'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { App, Ctx } from '../../context.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { questionsOf, stateOf, type QuestionnaireRow } from './questionnaire.store.ts'

/** Seconds that people take for a question, about. */
const secondsEach = 20

/** Questions with the addresses of their pictures. */
export const questionShapes = (app: App, questions: readonly Question[]): QuestionShape[] =>
  questions.map((question) => ({
    ...question,
    options: question.options.map((option) => ({
      ...option,
      pictureUrl: option.picture === '' ? null : sitePictureUrl(app, option.picture),
    })),
    rows: [...question.rows],
    showIf: question.showIf.map((one) => ({ ...one, values: [...one.values] })),
    jumps: question.jumps.map(({ when, to }) => ({
      to,
      when: when.map((one) => ({ ...one, values: [...one.values] })),
    })),
  }))

/** Titles of the gifts of questionnaires. */
export async function loadGiftTitles(
  { db }: Pick<Ctx, 'db'>,
  rows: readonly QuestionnaireRow[],
): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap((row) => row.gift_id ?? [])
  if (ids.length === 0) return new Map()
  const gifts = await db.selectFrom('gift').where('id', 'in', ids).select(['id', 'title']).execute()
  return new Map(gifts.map(({ id, title }) => [id, title]))
}

export function cardOf(
  { app, now }: Ctx,
  row: QuestionnaireRow,
  giftTitles: ReadonlyMap<string, string>,
): QuestionnaireCard {
  const questionCount = countedQuestions(questionsOf(row)).length
  return {
    id: row.id,
    title: row.title,
    coverUrl: row.cover_path === null ? null : sitePictureUrl(app, row.cover_path),
    state: stateOf(row, now),
    startTime: timeTextOf(row.start_time),
    endTime: timeTextOf(row.end_time),
    questionCount,
    minutes: Math.max(1, Math.round((questionCount * secondsEach) / 60)),
    coins: row.coins,
    giftTitle: giftTitles.get(row.gift_id ?? '') ?? '',
    isAnonymous: row.is_anonymous,
  }
}

export async function previewOf(ctx: Ctx, row: QuestionnaireRow): Promise<QuestionnairePreview> {
  return {
    ...cardOf(ctx, row, await loadGiftTitles(ctx, [row])),
    intro: row.intro,
    questions: questionShapes(ctx.app, questionsOf(row)),
    submitted: row.submitted,
    audienceText: questionnaireAudienceNames[questionnaireAudience.parse(row.audience)],
  }
}
