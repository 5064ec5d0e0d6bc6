import { reportSentences, reportTypes, textLength, reportLimits, useTypes } from '@guangquan/contract'
import type { MethodParsed, NewPublish } from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { enforce, forOthers } from '../../verdict.ts'
import { claimFiles } from '../media/index.ts'
import { hasLevel, isSettledMember } from '../standing/index.ts'
import { areLevelGatesClosed, findChoice } from '../site/index.ts'
import { reportedOf } from '../target/index.ts'
import { reportState } from './decide-reports.ts'
import { newestMessage } from './newest-message.ts'
import { openCase } from './open-case.ts'
import { reasonDictionaries } from './reason-dictionaries.ts'

const dayMs = 24 * 3600_000

/**
 * This many reports within this time hide a target until it is decided about. Only experienced members count: from this
 * level on or, while levels unlock nothing, from this account age on.
 */
const hides = { reports: 3, withinMs: dayMs, level: 3, ageMs: 7 * dayMs }

type ReportInput = MethodParsed<typeof NewPublish.UserReport>

/**
 * Reports a target that the caller can see, once; again if it changed after a report of it was dismissed. Staff decide;
 * until then two open reports lower a post's score, and three by experienced members within a day hide it.
 * @throws ContentNotFound, NotAllowedOnSelf, AlreadyReported, BadInput, UploadNotFound
 */
export async function reportTarget(ctx: MemberCtx, input: ReportInput): Promise<null> {
  await refuseBadReason(ctx, input)
  await inTransaction(ctx, async (tx) => {
    const { targetId } = input
    const target = reportedOf(input.reportType)
    // Locked before the report is inserted: of three concurrent reports the last one must see the others.
    const hide = await target?.hold?.(tx, targetId)
    const ownerId = await target?.findOwner?.(tx, ctx.viewer.id, targetId)
    if (ownerId === undefined) fail('ContentNotFound')
    enforce(forOthers(ctx.viewer, ownerId))
    await claimFiles(ctx.app, tx, {
      ownerId: ctx.viewer.id,
      fileIds: input.pictures,
      useType: useTypes.comment,
      unused: true,
    })
    const isShown = input.withMessages && input.reportType === reportTypes.member
    const conversation = isShown ? await newestMessage.get()(tx, ctx.viewer.id, ownerId) : null
    await endDismissed(tx, ctx.viewer.id, input, (await target?.editedAt?.(tx, targetId)) ?? null)
    await openCase(tx, input.reportType, { targetId, memberId: ownerId, at: ctx.now })
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('report')
      .values({
        id: uuid(),
        member_id: ctx.viewer.id,
        report_type: input.reportType,
        target_id: input.targetId,
        reason: input.reason,
        body: input.text,
        file_ids: input.pictures,
        conversation_id: conversation?.id ?? null,
        conversation_seq: conversation?.seq ?? null,
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) fail('AlreadyReported')
    if (await isOftenReported({ ...ctx, db: tx }, input)) await hide?.(ctx.now)
  })
  return null
}

/** The earlier report was about content that has changed since; its decision stays in the history of the queue. */
async function endDismissed(
  tx: Tx,
  memberId: string,
  { reportType, targetId }: ReportInput,
  editedAt: Date | null,
): Promise<void> {
  if (editedAt === null) return
  await tx
    .deleteFrom('report')
    .where('member_id', '=', memberId)
    .where('report_type', '=', reportType)
    .where('target_id', '=', targetId)
    .where('status', '=', reportState.dismissed)
    .where('decided_at', '<', editedAt)
    .execute()
}

async function refuseBadReason({ db }: MemberCtx, { reportType, reason, text }: ReportInput): Promise<void> {
  const choice = await findChoice(db, reasonDictionaries[reportType], reason)
  if (choice === undefined) fail('BadInput', { fields: { reason: reportSentences.reason } })
  if (choice.isOther && textLength(text) < reportLimits.other) {
    fail('BadInput', { fields: { text: reportSentences.text } })
  }
}

async function isOftenReported(ctx: MemberCtx, { reportType, targetId }: ReportInput): Promise<boolean> {
  const now = ctx.now
  const reporter = sql<string>`report.member_id`
  const isExperienced = (await areLevelGatesClosed(ctx))
    ? hasLevel(reporter, hides.level)
    : isSettledMember(reporter, new Date(now.getTime() - hides.ageMs))
  const { count } = await ctx.db
    .selectFrom('report')
    .where('report_type', '=', reportType)
    .where('target_id', '=', targetId)
    .where('status', '=', 1)
    .where('created_at', '>', new Date(now.getTime() - hides.withinMs))
    .where(isExperienced)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count >= hides.reports
}
