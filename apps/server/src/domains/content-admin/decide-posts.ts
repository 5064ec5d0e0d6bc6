import { type Decided, postInSentence, publishStatus, type StaffPostItem } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { createNotice } from '../notice/index.ts'
import { findAnyPost, postTargetName } from '../post-access/index.ts'
import { refusePublished, removePost, setPostTopics, showRefused } from '../post/index.ts'
import { decideMany } from './decide-many.ts'
import { loadStaffPost } from './posts.view.ts'

interface Chosen {
  ids: string[]
  reason: string
}

const about = { targetKind: 'post' } as const

/** @throws NotAllowedNow */
export function hidePosts(ctx: StaffCtx, chosen: Chosen): Promise<Decided> {
  return decideMany(ctx, chosen, {
    ...about,
    act: 'post.hidden',
    status: publishStatus.refused,
    decide: refusePublished,
  })
}

/** @throws NotAllowedNow */
export function showPosts(ctx: StaffCtx, chosen: Chosen): Promise<Decided> {
  return decideMany(ctx, chosen, {
    ...about,
    act: 'post.shownAgain',
    status: publishStatus.published,
    decide: showRefused,
  })
}

/** @throws NotAllowedNow */
export function deletePosts(ctx: StaffCtx, chosen: Chosen): Promise<Decided> {
  return decideMany(ctx, chosen, {
    ...about,
    act: 'post.removed',
    status: publishStatus.deleted,
    decide: async (tx, one) => {
      const removed = await removePost(tx, one)
      const post = removed && (await findAnyPost({ db: tx }, one.id))
      if (removed === undefined || post === undefined) return undefined
      // A notice that led to the post would not be shown: its author cannot open it any more.
      const note = `${postInSentence({ title: post.title, publishType: post.publish_type })}，${one.reason}`
      await createNotice(tx, one.now, { memberId: removed.authorId, kind: 'post.removed', note })
      return removed
    },
  })
}

interface TopicChoice {
  id: string
  topicIds: string[]
  version: number
  reason: string
}

/** Gives a post other topics and notifies its author. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export async function setTopicsOfPost(
  ctx: StaffCtx,
  { id, topicIds, version, reason }: TopicChoice,
): Promise<StaffPostItem> {
  return inTransaction(ctx, async (tx) => {
    const { authorId, before } = await setPostTopics(tx, { id, topicIds, version })
    const target = { kind: postTargetName, id }
    await createNotice(tx, ctx.now, { memberId: authorId, kind: 'post.topicsSet', target, note: reason })
    await auditAct(ctx, tx, {
      act: 'post.topicsSet',
      targetKind: 'post',
      targetId: id,
      reason,
      before: { topicIds: before },
      after: { topicIds },
    })
    return loadStaffPost({ ...ctx, db: tx }, id)
  })
}
