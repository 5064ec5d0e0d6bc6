import type { PublishItem } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { showToast } from '@guangquan/ui'
import { api, client } from '../../platform/api.ts'
import { askToSignIn } from '../../shared/ask-to-sign-in.ts'
import { currentUser } from '../../platform/session/session.ts'
import { lay, overlayOf, useOverlay, type OverlayKey } from '../../shared/overlay.ts'
import { afterwards } from '../../shared/post-dialogs.ts'
import { toggle } from '../../shared/toggle-queue.ts'

const postTarget = 1

/** Counts and flags of a post as this viewer sees them now, clicks included. */
export function useReactions(post: Pick<PublishItem, ReactionField>) {
  const overlay = useOverlay(`post:${post.id}`)
  return {
    isLike: overlay.isLike ?? post.isLike,
    likeCount: overlay.likeCount ?? post.likeCount,
    isCollect: overlay.isCollect ?? post.isCollect,
    collectCount: overlay.collectCount ?? post.collectCount,
    replyCount: overlay.replyCount ?? post.replyCount,
    shareCount: overlay.shareCount ?? post.shareCount,
    commentsClosed: overlay.commentsClosed ?? post.commentsClosed,
    removed: overlay.removed ?? false,
  }
}

type ReactionField =
  | 'id'
  | 'isLike'
  | 'likeCount'
  | 'isCollect'
  | 'collectCount'
  | 'replyCount'
  | 'shareCount'
  | 'commentsClosed'

interface Reaction {
  flag: 'isLike' | 'isCollect'
  count: 'likeCount' | 'collectCount'
  /** 登录后可以点赞 */
  verb: string
  send: (id: string, on: boolean) => Promise<{ on: boolean; count: number }>
}

const like: Reaction = {
  flag: 'isLike',
  count: 'likeCount',
  verb: '点赞',
  send: async (targetId, on) => {
    const answer = await client.call(api.UserLike.Like, {
      targetType: postTarget,
      targetId,
      on,
      requestId: crypto.randomUUID(),
    })
    return { on: answer.isLike, count: answer.likeCount }
  },
}

const collect: Reaction = {
  flag: 'isCollect',
  count: 'collectCount',
  verb: '收藏',
  send: async (targetId, on) => {
    const answer = await client.call(api.UserLike.Collect, {
      targetType: postTarget,
      targetId,
      on,
      requestId: crypto.randomUUID(),
    })
    return { on: answer.isCollect, count: answer.collectCount }
  },
}

type Shown = ReturnType<typeof useReactions>

/** Likes a post or takes the like back: at once on every card, undone with a sentence when refused. */
export function likePost(id: string, shown: Shown, on: boolean): Promise<void> {
  return react(like, id, shown, on)
}

/** Collects a post, which offers its folders, or takes it out again. */
export async function collectPost(id: string, shown: Shown, on: boolean): Promise<void> {
  await react(collect, id, shown, on)
  if (currentUser() === null || (overlayOf(`post:${id}`).isCollect ?? false) !== on) return
  showToast(on ? '已收藏' : '已取消收藏')
  afterwards.set(on ? { act: 'collect', postId: id } : null)
}

async function react(reaction: Reaction, id: string, shown: Shown, on: boolean): Promise<void> {
  if (currentUser() === null) {
    askToSignIn(`登录后可以${reaction.verb}`)
    return
  }
  const key: OverlayKey = `post:${id}`
  const before = { [reaction.flag]: shown[reaction.flag], [reaction.count]: shown[reaction.count] }
  const change = on === shown[reaction.flag] ? 0 : on ? 1 : -1
  lay(key, { [reaction.flag]: on, [reaction.count]: Math.max(0, shown[reaction.count] + change) })
  await toggle({
    key,
    action: reaction.flag,
    on,
    waits: true,
    send: async (wanted) => {
      const answer = await reaction.send(id, wanted)
      lay(key, { [reaction.flag]: answer.on, [reaction.count]: answer.count })
    },
    fail: (error) => {
      lay(key, before)
      showToast(error instanceof ApiError ? error.message : '没有成功，请重试', 'error')
    },
  })
}
