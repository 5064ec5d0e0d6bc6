import {
  circleLimits,
  circleMemberStates,
  circleRoles,
  circleSentences,
  circleStates,
  errorText,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
  useTypes,
} from '@guangquan/contract'
import { circleCapacity } from '@guangquan/rules/events/circle-roles'
import { unlocks } from '@guangquan/rules/growth/level'
import { foldNickName, refuseNickName } from '@guangquan/rules/people/nick-name'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail, Failure } from '../../fail.ts'
import { hasCode } from '../../has-code.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { toPinyin } from '../../text/to-pinyin.ts'
import { claimFiles } from '../media/index.ts'
import { lockPostingRights, moveCircleCount } from '../standing/index.ts'
import { areLevelGatesClosed, brandWords, findOpenTopics, isCircleCreationOpen } from '../site/index.ts'
import { addLog } from './circle.store.ts'

type CreateInput = MethodParsed<typeof PhotographyGroup.Create>

/**
 * Creates a circle that waits for staff, owned by its creator.
 * @throws the errors that the call declares
 */
export async function createCircle(
  ctx: MemberCtx,
  input: CreateInput,
): Promise<MethodOutput<typeof PhotographyGroup.Create>> {
  await refuseWords(ctx, input)
  const names = await namesOf(input.title)
  return inTransaction(ctx, async (tx) => {
    const rights = (await lockPostingRights(tx, ctx.viewer.id)) ?? fail('TokenInvalid')
    await refuseObstacles({ ...ctx, db: tx }, rights)
    await refuseTopics(tx, input.topics)
    await refuseTaken(tx, input.title, null)
    const fileIds = [input.coverFileId]
    await claimFiles(ctx.app, tx, { ownerId: ctx.viewer.id, fileIds, useType: useTypes.circleCover })
    const id = uuid()
    await writingName(() =>
      tx
        .insertInto('circle')
        .values({
          id,
          ...names,
          ...columnsOf(input),
          cover_file_id: input.coverFileId,
          status: circleStates.waiting,
          member_count: 1,
          max_members: circleCapacity(rights.level),
          created_at: ctx.now,
          updated_at: ctx.now,
        })
        .execute(),
    )
    await tx
      .insertInto('circle_member')
      .values({
        circle_id: id,
        member_id: ctx.viewer.id,
        role: circleRoles.owner,
        status: circleMemberStates.joined,
        changed_at: ctx.now,
        joined_at: ctx.now,
      })
      .execute()
    await moveCircleCount(tx, ctx.viewer.id, 1)
    await addLog(tx, ctx.now, { circleId: id, act: 'created', actorId: ctx.viewer.id })
    return { id, status: circleStates.waiting }
  })
}

/** What prevents the caller from creating a circle, and what is wrong with a name. */
export async function checkCreate(
  ctx: MemberCtx,
  { title }: { title: string },
): Promise<MethodOutput<typeof PhotographyGroup.CheckCreate>> {
  return {
    obstacle: await findObstacle(ctx),
    titleProblem: title === '' ? null : await titleProblem(ctx, title),
  }
}

async function findObstacle(ctx: MemberCtx) {
  const { rows } =
    await sql<Rights>`select phone_bound as "phoneBound", coalesce(unlock_level, level) as level
    from member where id = ${ctx.viewer.id}::uuid`.execute(ctx.db)
  try {
    await refuseObstacles(ctx, rows[0] ?? fail('TokenInvalid'))
    return null
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const kind = obstacleKinds[error.errorName]
    if (kind === undefined) throw error
    return { kind, text: errorText(error.errorName, error.details) }
  }
}

interface Rights {
  phoneBound: boolean
  level: number
}

const obstacleKinds: Partial<Record<string, 'closed' | 'level' | 'phone' | 'posts' | 'owned'>> = {
  FeatureClosed: 'closed',
  CircleLevelTooLow: 'level',
  PhoneNotBound: 'phone',
  CirclePostsTooFew: 'posts',
  CircleOwnLimit: 'owned',
}

async function titleProblem(ctx: MemberCtx, title: string): Promise<string | null> {
  try {
    await refuseTitle(ctx, title)
    await refuseTaken(ctx.db, title, null)
    return null
  } catch (error) {
    if (error instanceof Failure) return errorText(error.errorName, error.details)
    throw error
  }
}

/** @throws FeatureClosed, CircleLevelTooLow, PhoneNotBound, CirclePostsTooFew, CircleOwnLimit */
async function refuseObstacles(ctx: MemberCtx, rights: Rights): Promise<void> {
  if (!(await isCircleCreationOpen(ctx))) fail('FeatureClosed')
  if (rights.level < unlocks.createCircle && (await areLevelGatesClosed(ctx))) {
    fail('CircleLevelTooLow', { level: unlocks.createCircle })
  }
  if (!rights.phoneBound) fail('PhoneNotBound')
  const posts = await countPublished(ctx.db, ctx.viewer.id)
  if (posts < circleLimits.minPosts) fail('CirclePostsTooFew', { min: circleLimits.minPosts, n: posts })
  await refuseManyOwned(ctx.db, ctx.viewer.id)
}

/** @throws CircleOwnLimit for a member who owns as many circles as one may */
export async function refuseManyOwned(db: Queryable, memberId: string): Promise<void> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from circle_member m
    join circle c on c.id = m.circle_id and c.status <> ${sql.lit(circleStates.dissolved)}
    where m.member_id = ${memberId} and m.role = ${sql.lit(circleRoles.owner)}`.execute(db)
  if ((rows[0]?.count ?? 0) >= circleLimits.owned) fail('CircleOwnLimit', { max: circleLimits.owned })
}

async function countPublished(db: Queryable, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('member_counter')
    .select('publish_count')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.publish_count ?? 0
}

/** @throws CircleNameRefused, ContentRefused */
export async function refuseWords(
  ctx: MemberCtx,
  { title, summary, question, rules }: Pick<CreateInput, 'title' | 'summary' | 'question' | 'rules'>,
): Promise<void> {
  await refuseTitle(ctx, title)
  // Staff read a new circle, so a word for review is no obstacle here.
  if ((await judgeText(ctx, [summary, question, rules])) === 'block') fail('ContentRefused')
}

/** @throws CircleNameRefused */
async function refuseTitle(ctx: MemberCtx, title: string): Promise<void> {
  if (refuseNickName(title, { brandWords: await brandWords(ctx) }) !== null) fail('CircleNameRefused')
  if ((await judgeText(ctx, [title])) !== 'pass') fail('CircleNameRefused')
}

/** @throws CircleNameTaken for the name of another circle, or one that another circle has requested */
export async function refuseTaken(db: Queryable, title: string, circleId: string | null): Promise<void> {
  const folded = foldNickName(title)
  const { rows } = await sql<{ one: number }>`select 1 as one where
    exists (select from circle where title_folded = ${folded} and not name_free and id is distinct from ${circleId}::uuid)
    or exists (select from circle_change where title_folded = ${folded} and state = 1
      and circle_id is distinct from ${circleId}::uuid)`.execute(db)
  if (rows.length > 0) fail('CircleNameTaken')
}

/** Runs a write of a name. @throws CircleNameTaken if the name was taken since it was checked */
export async function writingName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (hasCode(error, '23505')) fail('CircleNameTaken')
    throw error
  }
}

/** @throws BadInput for a topic that is not offered */
export async function refuseTopics(tx: Tx, topics: readonly string[]): Promise<void> {
  const found = await findOpenTopics(tx, topics)
  if (found.size !== new Set(topics).size) fail('BadInput', { fields: { topics: circleSentences.topics } })
}

/** The columns of a name. */
export async function namesOf(title: string) {
  const { pinyin, initials } = await toPinyin(title)
  return { title, title_folded: foldNickName(title), title_pinyin: pinyin, title_initials: initials }
}

export function columnsOf(
  input: Pick<CreateInput, 'summary' | 'rules' | 'question' | 'topics' | 'applyAuditSetting'>,
) {
  return {
    summary: input.summary,
    rules: input.rules,
    question: input.question,
    topic_ids: [...new Set(input.topics)],
    audit: input.applyAuditSetting,
  }
}
