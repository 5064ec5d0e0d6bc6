import { reportSentences, reportTypes, textLength, textLimits, useTypes } from '@guangquan/contract'
import type { DictionaryCode, MethodParsed, NewPublish } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { claimFiles } from '../media/index.ts'
import { findReadablePost } from '../post/index.ts'
import { findShownReply } from '../reply/index.ts'
import { isLastChoice, isChoice } from '../site/index.ts'

type ReportInput = MethodParsed<typeof NewPublish.UserReport>

const dictionaries: Record<ReportInput['reportType'], Exclude<DictionaryCode, 'FeatureSetting'>> = {
  [reportTypes.post]: 'ReportReasonsType',
  [reportTypes.comment]: 'ReplyReportReasonsType',
  [reportTypes.circle]: 'PhotographyGroupReportReasonsType',
}

/**
 * Reports something the caller can see, once. Staff decide; two reports that wait lower a post's score meanwhile.
 * @throws ContentNotFound, NotAllowedOnSelf, AlreadyReported, BadInput, UploadNotFound
 */
export async function reportTarget(ctx: MemberCtx, input: ReportInput): Promise<null> {
  refuseBadReason(input)
  await inTransaction(ctx, async (tx) => {
    const ownerId = await findOwner({ ...ctx, db: tx }, input)
    if (ownerId === undefined) fail('ContentNotFound')
    if (ownerId === ctx.viewer.id) fail('NotAllowedOnSelf')
    await claimFiles(ctx.app, tx, {
      ownerId: ctx.viewer.id,
      fileIds: input.pictures,
      useType: useTypes.comment,
    })
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
        created_at: ctx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) fail('AlreadyReported')
  })
  return null
}

function refuseBadReason({ reportType, reason, text }: ReportInput): void {
  const code = dictionaries[reportType]
  if (!isChoice(code, reason)) fail('BadInput', { fields: { reason: reportSentences.reason } })
  if (isLastChoice(code, reason) && textLength(text) < textLimits.reportOther) {
    fail('BadInput', { fields: { text: reportSentences.text } })
  }
}

/** Whose it is; undefined for what the caller cannot see. */
async function findOwner(ctx: MemberCtx, { reportType, targetId }: ReportInput): Promise<string | undefined> {
  switch (reportType) {
    case reportTypes.post:
      return (await findReadablePost(ctx.db, ctx.viewer.id, targetId))?.author_id
    case reportTypes.comment: {
      const reply = await findShownReply(ctx.db, targetId)
      if (reply === undefined) return undefined
      const post = await findReadablePost(ctx.db, ctx.viewer.id, reply.publish_id)
      return post === undefined ? undefined : reply.author_id
    }
    case reportTypes.circle:
      // There are no circles yet.
      return undefined
  }
}
