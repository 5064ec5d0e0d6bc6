import {
  dictionarySentences,
  emotionCodes,
  publishStatus,
  type EmotionCode,
  type EmotionReport,
} from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { findReadablePost } from '../post/index.ts'
import { findChoice } from '../site/index.ts'
import { reportEmotions } from './emotion-report.read.ts'
import { findEmotion, lockTally, replaceEmotion } from './emotion.store.ts'

/** Sets, changes or removes the caller's emotion about a post. @throws ContentNotFound, BadInput for a closed one */
export async function chooseEmotion(
  ctx: MemberCtx,
  { publishId, code }: { publishId: string; code: EmotionCode | null },
): Promise<EmotionReport> {
  const memberId = ctx.viewer.id
  await inTransaction(ctx, async (tx) => {
    const post = await findReadablePost(tx, memberId, publishId)
    if (post?.status !== publishStatus.published) fail('ContentNotFound')
    await lockTally(tx, publishId)
    const before = await findEmotion(tx, publishId, memberId)
    if (before === code) return
    if (code !== null && (await findChoice(tx, 'Emotion', emotionCodes.indexOf(code) + 1)) === undefined)
      fail('BadInput', { fields: { code: dictionarySentences.closedEmotion } })
    await replaceEmotion(tx, { publishId, memberId }, { before, after: code, now: ctx.now })
  })
  return reportEmotions(ctx, { publishId })
}
