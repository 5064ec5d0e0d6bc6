import {
  csvTruth,
  questionnaireAudience,
  questionnaireAudienceNames,
  questionnaireSheet,
  questionnaireStages,
  questionnaireStateNames,
  questionnaireStates,
  shownResult,
  StaffQuestionnaire,
  type MethodParsed,
  type QuestionnaireState,
  type StaffQuestionnaireDetail,
  type StaffQuestionnaireItem,
} from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { countedQuestions } from '@guangquan/rules/questionnaire/questionnaire-flow'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { sitePictureUrl } from '../../site-picture/index.ts'
import { findQuestionnaire, questionsOf, stateOf, type QuestionnaireRow } from '../questionnaire.store.ts'
import { loadGiftTitles, questionShapes } from '../questionnaire.view.ts'

type Filters = Omit<MethodParsed<typeof StaffQuestionnaire.Export>, 'reason' | 'requestId'>

/** A page of questionnaires, the newest first. totalCount: capped. */
export async function listStaffQuestionnaires(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffQuestionnaire.GetList>,
) {
  const { db, now } = ctx
  const found = sql`from questionnaire where ${sql.join([sql`true`, ...conditionsOf(input, now)], sql` and `)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, only, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (created_at, id) < (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<QuestionnaireRow>`select questionnaire.* ${found} ${isBehind}
        and ${isOnly(sql.ref('questionnaire.id'), { only: only ?? null })}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: rows.map((row) => itemOf(row, now)) }
}

function conditionsOf({ keyword = '', state }: Filters, now: Date): RawBuilder<SqlBool>[] {
  return [
    ...(keyword.trim() === '' ? [] : [sql<SqlBool>`title ilike ${containing(keyword.trim())}`]),
    ...(state === undefined ? [] : [isInState(state, now)]),
  ]
}

/** SQL: as `questionnaireStateAt` of the rules. */
function isInState(state: QuestionnaireState, now: Date): RawBuilder<SqlBool> {
  const { draft, published, closed } = questionnaireStages
  switch (state) {
    case questionnaireStates.draft:
      return sql<SqlBool>`stage = ${sql.lit(draft)}`
    case questionnaireStates.closed:
      return sql<SqlBool>`stage = ${sql.lit(closed)}`
    case questionnaireStates.notOpen:
      return sql<SqlBool>`stage = ${sql.lit(published)} and start_time > ${now}`
    case questionnaireStates.running:
      return sql<SqlBool>`stage = ${sql.lit(published)} and start_time <= ${now} and end_time > ${now}`
    case questionnaireStates.ended:
      return sql<SqlBool>`stage = ${sql.lit(published)} and end_time <= ${now}`
  }
}

const itemOf = (row: QuestionnaireRow, now: Date): StaffQuestionnaireItem => ({
  id: row.id,
  title: row.title,
  state: stateOf(row, now),
  startTime: timeTextOf(row.start_time),
  endTime: timeTextOf(row.end_time),
  audience: questionnaireAudience.parse(row.audience),
  isAnonymous: row.is_anonymous,
  questionCount: countedQuestions(questionsOf(row)).length,
  submitted: row.submitted,
  careless: row.careless,
  quota: row.quota,
  version: row.version,
})

export const questionnaireExport = defineExport(
  StaffQuestionnaire.Export,
  questionnaireSheet,
  async function* (ctx, input) {
    const { reason: _reason, requestId: _requestId, ...filters } = input
    for await (const one of walkPages((page) => listStaffQuestionnaires(ctx, { ...page, ...filters })))
      yield {
        id: one.id,
        title: one.title,
        state: nameOf(questionnaireStateNames, one.state),
        startTime: one.startTime,
        endTime: one.endTime,
        audience: nameOf(questionnaireAudienceNames, one.audience),
        isAnonymous: one.isAnonymous ? csvTruth.yes : csvTruth.no,
        submitted: one.submitted,
        careless: one.careless,
        quota: one.quota,
      }
  },
)

/**
 * One questionnaire with everything that staff edit.
 * @throws ContentNotFound
 */
export async function getStaffQuestionnaire(
  ctx: StaffCtx,
  { id }: { id: string },
): Promise<StaffQuestionnaireDetail> {
  const row = await findQuestionnaire(ctx.db, id)
  const [gifts, products, activity, circle, versions] = await Promise.all([
    loadGiftTitles(ctx, [row]),
    findModels(ctx, id),
    findTitled(ctx, 'activity', row.activity_id),
    findTitled(ctx, 'circle', row.circle_id),
    findVersions(ctx, row.origin_id),
  ])
  return {
    ...itemOf(row, ctx.now),
    intro: row.intro,
    cover:
      row.cover_path === null || row.cover_small_path === null
        ? null
        : { key: row.cover_path, url: sitePictureUrl(ctx.app, row.cover_small_path) },
    minLevel: row.min_level,
    products,
    activity,
    circle,
    onePerUser: row.one_per_user,
    coins: row.coins,
    gift: row.gift_id === null ? null : { id: row.gift_id, title: gifts.get(row.gift_id) ?? '' },
    showResult: shownResult.parse(row.show_result),
    questions: questionShapes(ctx.app, questionsOf(row)),
    leavesOutCareless: row.leaves_out_careless,
    previewPath: `/questionnaire/preview?id=${id}&previewToken=${row.preview_token}`,
    invitedTime: row.invited_at && timeTextOf(row.invited_at),
    invited: row.invited,
    versions: versions.map((one) => itemOf(one, ctx.now)),
    may: mayOf(row, ctx.now),
  }
}

/** Members who may answer are notified at most once a day. */
const inviteEveryMs = 24 * 3600_000

/** What staff may do with a questionnaire in its state. */
export function mayOf(row: QuestionnaireRow, now: Date): StaffQuestionnaireDetail['may'] {
  const state = stateOf(row, now)
  const { draft, notOpen, running, ended, closed } = questionnaireStates
  const isShown = state === notOpen || state === running
  const invitedAt = row.invited_at?.getTime() ?? 0
  return {
    save: state === draft || isShown,
    wordsOnly: state !== draft,
    publish: state === draft,
    close: isShown,
    reopen: state === ended || state === closed,
    invite: state === running && now.getTime() >= invitedAt + inviteEveryMs,
  }
}

const versionsShown = 50

/** The newest copies of one questionnaire, oldest first. */
async function findVersions({ db }: StaffCtx, originId: string): Promise<QuestionnaireRow[]> {
  const rows = await db
    .selectFrom('questionnaire')
    .selectAll()
    .where('origin_id', '=', originId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(versionsShown)
    .execute()
  return rows.toReversed()
}

async function findModels({ db }: StaffCtx, id: string): Promise<{ productId: string; name: string }[]> {
  const { rows } = await sql<{ productId: string; name: string }>`select p.id as "productId", p.name
    from questionnaire_model m join product_info p on p.id = m.product_id
    where m.questionnaire_id = ${id}::uuid order by p.name, p.id`.execute(db)
  return rows
}

async function findTitled({ db }: StaffCtx, table: 'activity' | 'circle', id: string | null) {
  if (id === null) return null
  return (await db.selectFrom(table).where('id', '=', id).select(['id', 'title']).executeTakeFirst()) ?? null
}
