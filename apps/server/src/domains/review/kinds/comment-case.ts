import { reportTypes } from '@guangquan/contract'
import * as z from 'zod'
import { fail } from '../../../fail.ts'
import { createNotice } from '../../notice/index.ts'
import {
  announceSettledReply,
  findReply,
  hideReply,
  lockReplyAndParent,
  maskReplyPicture,
  readReplyText,
  settleReply,
  unmaskReplyPicture,
  withdrawPassedReply,
} from '../../reply/index.ts'
import { beginningOf, caseKind, isShown } from './case-kind.ts'

const CommentBefore = z.object({
  /** Whether it was shown while it waited. */
  wasShown: z.boolean(),
  hiddenAt: z.coerce.date().nullable(),
  settled: z
    .object({ replyId: z.string(), publishId: z.string(), authorId: z.string(), isNew: z.boolean() })
    .nullable(),
  /** Missing in cases that were decided by a program before this field. */
  swaps: z.array(z.object({ fileId: z.string(), maskedId: z.string() })).default([]),
})

const inReview = 1

/** Decisions about comments. */
export const commentCase = caseKind(CommentBefore, {
  reportType: reportTypes.comment,
  // A comment has one picture, which is named by the comment.
  findPicture: async (db, { targetId, pictureId }) =>
    pictureId === targetId ? ((await findReply(db, targetId))?.file_id ?? undefined) : undefined,
  lock: lockReplyAndParent,
  apply: async (tx, now, { targetId: id, decision }, masks) => {
    const reply = (await lockReplyAndParent(tx, id)) ?? fail('ContentNotFound')
    const wasShown = reply.status !== inReview
    const swaps = []
    for (const { pictureId, fileId: maskedId } of masks) {
      if (pictureId !== id || swaps.length > 0) fail('ContentNotFound')
      swaps.push(await maskReplyPicture(tx, now, { reply, maskedId }))
    }
    const settled = isShown(decision) && !wasShown ? await settleReply(tx, { id, pass: true }) : null
    if (!isShown(decision)) await hideReply(tx, reply, now)
    return { wasShown, hiddenAt: reply.hidden_at, settled, swaps }
  },
  revert: async (tx, now, { targetId: id, decision }, { wasShown, hiddenAt, swaps }) => {
    const reply = await lockReplyAndParent(tx, id)
    const shown = reply?.status !== inReview
    if (reply === undefined || shown !== isShown(decision)) return false
    for (const swap of swaps) if (!(await unmaskReplyPicture(tx, now, { reply, swap }))) return false
    if (shown && !wasShown) await withdrawPassedReply(tx, { id, hiddenAt }, now)
    if (!shown && wasShown) await settleReply(tx, { id, pass: true })
    return true
  },
  finish: async (tx, now, { targetId: id, memberId, decision, reason }, { settled }) => {
    if (settled !== null) await announceSettledReply(tx, settled)
    if (decision === 'mask') await createNotice(tx, now, { memberId, kind: 'reply.masked', note: reason })
    if (isShown(decision)) return null
    const reply = await lockReplyAndParent(tx, id)
    if (reply?.status !== inReview) return null
    const text = beginningOf(await readReplyText(tx, id))
    await settleReply(tx, { id, pass: false })
    const isTold = decision === 'delete' && reason !== ''
    if (isTold) await createNotice(tx, now, { memberId, kind: 'reply.removed', note: reason })
    return { text, change: 'removed' }
  },
})
