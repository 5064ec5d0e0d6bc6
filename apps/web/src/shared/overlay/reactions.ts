import type { PublishCard } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { api, client } from '../../platform/api.ts'
import { promptSignIn } from '../sign-in/prompt-sign-in.ts'
import { currentUser } from '../../platform/session/session.ts'
import { useOverlay, type Overlay } from './overlay.ts'
import { followUp } from '../posts/post-dialogs.ts'
import { toggleShown } from './toggle-shown.ts'

const postTarget = 1

/** Counts and flags of a post as this viewer sees them, local clicks included. */
export function useReactions(post: Pick<PublishCard, ReactionField>) {
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

interface Likes {
  isLike: boolean
  likeCount: number
}

interface Collects {
  isCollect: boolean
  collectCount: number
}

interface Reaction<Shown> {
  /** 登录后可以点赞 */
  verb: string
  isOn: (shown: Shown) => boolean
  change: (shown: Shown, on: boolean, delta: number) => Overlay
  send: (id: string, on: boolean) => Promise<Overlay>
}

const like: Reaction<Likes> = {
  verb: '点赞',
  isOn: (shown) => shown.isLike,
  change: ({ likeCount }, isLike, delta) => ({ isLike, likeCount: Math.max(0, likeCount + delta) }),
  send: (targetId, on) =>
    client.call(
      api.UserLike.Like,
      { targetType: postTarget, targetId, on, requestId: crypto.randomUUID() },
      { keepalive: true },
    ),
}

const collect: Reaction<Collects> = {
  verb: '收藏',
  isOn: (shown) => shown.isCollect,
  change: ({ collectCount }, isCollect, delta) => ({
    isCollect,
    collectCount: Math.max(0, collectCount + delta),
  }),
  send: (targetId, on) =>
    client.call(
      api.UserLike.Collect,
      { targetType: postTarget, targetId, on, requestId: crypto.randomUUID() },
      { keepalive: true },
    ),
}

/** Likes or unlikes a post: shown at once on every card, reverted with a message when refused. */
export async function likePost(id: string, shown: Likes, on: boolean): Promise<void> {
  await react(like, id, shown, on, () => void likePost(id, shown, on))
}

/** Collects a post and offers its folders, or removes it again. */
export async function collectPost(id: string, shown: Collects, on: boolean): Promise<void> {
  if (!(await react(collect, id, shown, on, () => void collectPost(id, shown, on)))) return
  if (!on) showToast('已取消收藏')
  else
    showToast('已收藏到默认收藏夹', 'success', {
      label: '选择收藏夹',
      run: () => followUp.set({ act: 'collect', postId: id }),
    })
}

/**
 * @param again for a visitor, who has to sign in first
 * @returns false when refused, and for visitors
 */
async function react<Shown>(
  reaction: Reaction<Shown>,
  id: string,
  shown: Shown,
  on: boolean,
  again: () => void,
): Promise<boolean> {
  if (currentUser() === null) {
    promptSignIn(`登录后可以${reaction.verb}`, again)
    return false
  }
  const delta = on === reaction.isOn(shown) ? 0 : on ? 1 : -1
  return toggleShown({
    key: `post:${id}`,
    action: reaction.verb,
    on,
    change: reaction.change(shown, on, delta),
    waits: true,
    send: (requested) => reaction.send(id, requested),
  })
}
