import { reportTypes } from '@guangquan/contract'
import * as z from 'zod'
import { fail } from '../../../fail.ts'
import { createNotice } from '../../notice/index.ts'
import {
  announceSettledReply,
  hideReply,
  lockReplyAndParent,
  readReplyText,
  settleReply,
  withdrawPassedReply,
} from '../../reply/index.ts'
import { beginningOf, caseKind } from './case-kind.ts'

const CommentBefore = z.object({
  /** Whether it was shown while it waited. */
  wasShown: z.boolean(),
  hiddenAt: z.coerce.date().nullable(),
  settled: z
    .object({ replyId: z.string(), publishId: z.string(), authorId: z.string(), isNew: z.boolean() })
    .nullable(),
})

const inReview = 1

/** Decisions about comments. */
export const commentCase = caseKind(CommentBefore, {
  reportType: reportTypes.comment,
  lock: lockReplyAndParent,
  apply: async (tx, now, { targetId: id, decision }) => {
    const reply = (await lockReplyAndParent(tx, id)) ?? fail('ContentNotFound')
    const wasShown = reply.status !== inReview
    const settled = decision === 'pass' && !wasShown ? await settleReply(tx, { id, pass: true }) : null
    if (decision !== 'pass') await hideReply(tx, reply, now)
    return { wasShown, hiddenAt: reply.hidden_at, settled }
  },
  revert: async (tx, now, { targetId: id, decision }, { wasShown, hiddenAt }) => {
    const reply = await lockReplyAndParent(tx, id)
    const isShown = reply?.status !== inReview
    if (reply === undefined || isShown !== (decision === 'pass')) return false
    if (isShown && !wasShown) await withdrawPassedReply(tx, { id, hiddenAt }, now)
    if (!isShown && wasShown) await settleReply(tx, { id, pass: true })
    return true
  },
  finish: async (tx, now, { targetId: id, memberId, decision, reason }, { settled }) => {
    if (settled !== null) await announceSettledReply(tx, settled)
    if (decision === 'pass') return null
    const reply = await lockReplyAndParent(tx, id)
    if (reply?.status !== inReview) return null
    const text = beginningOf(await readReplyText(tx, id))
    await settleReply(tx, { id, pass: false })
    const isTold = decision === 'delete' && reason !== ''
    if (isTold) await createNotice(tx, now, { memberId, kind: 'reply.removed', note: reason })
    return { text, change: 'removed' }
  },
})
