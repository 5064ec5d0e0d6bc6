import type { Decided, NoticeKind } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { createNotice } from '../notice/index.ts'
import {
  findHiddenReply,
  hideShownReply,
  removeReply,
  replyStatus,
  type DecidedReply,
} from '../reply/index.ts'
import { decideNow, isWaiting } from '../review/index.ts'
import { decideMany } from './decide-many.ts'

interface Chosen {
  ids: string[]
  reason: string
}

type Change = (tx: Tx, one: { id: string; now: Date }) => Promise<DecidedReply | undefined>

/** @throws NotAllowedNow */
export function hideReplies(ctx: StaffCtx, chosen: Chosen): Promise<Decided> {
  return decide(ctx, chosen, {
    act: 'comment.hidden',
    status: replyStatus.inReview,
    notice: 'reply.hidden',
    change: hideShownReply,
  })
}

/**
 * Passes comments in review, whoever claimed them, except those whose decision can still be undone. The queue notifies
 * the members they answer.
 * @throws NotAllowedNow
 */
export function showReplies(ctx: StaffCtx, chosen: Chosen): Promise<Decided> {
  return decide(ctx, chosen, {
    act: 'comment.shownAgain',
    status: replyStatus.shown,
    notice: 'reply.shownAgain',
    change: async (tx, { id, now }) => {
      const hidden = await findHiddenReply(tx, id)
      if (hidden === undefined || !(await isWaiting(tx, { kind: 'comment', targetId: id }))) return undefined
      const { reason } = chosen
      await decideNow({ db: tx, now, actor: ctx.staff.name }, { kind: 'comment', id, pass: true, reason })
      return hidden
    },
  })
}

/** @throws NotAllowedNow */
export function deleteReplies(ctx: StaffCtx, chosen: Chosen): Promise<Decided> {
  return decide(ctx, chosen, {
    act: 'comment.removed',
    status: replyStatus.deleted,
    notice: 'reply.removed',
    change: removeReply,
  })
}

function decide(
  ctx: StaffCtx,
  chosen: Chosen,
  { act, status, notice: kind, change }: { act: string; status: number; notice: NoticeKind; change: Change },
): Promise<Decided> {
  return decideMany(ctx, chosen, {
    act,
    targetKind: 'comment',
    status,
    decide: async (tx, { id, now, reason: note }) => {
      const changed = await change(tx, { id, now })
      if (changed !== undefined) await createNotice(tx, now, { memberId: changed.authorId, kind, note })
      return changed
    },
  })
}
