import type { FollowState } from '@guangquan/contract'
import { confirm, showToast } from '@guangquan/ui'
import { api, client } from '../../platform/api.ts'
import { promptSignIn } from '../../shared/sign-in/prompt-sign-in.ts'
import { currentUser } from '../../platform/session/session.ts'
import { useOverlay } from '../../shared/overlay/overlay.ts'
import { toggleShown } from '../../shared/overlay/toggle-shown.ts'
import { followUp } from '../../shared/posts/post-dialogs.ts'

/** Whether the viewer follows this member, local clicks included. */
export function useFollowState(userId: string, state: FollowState): FollowState {
  return useOverlay(`user:${userId}`).followState ?? state
}

/** Follows or unfollows. A new follow opens the follow dialog; unfollowing asks first. */
export async function follow(
  person: { userId: string; name: string },
  state: FollowState,
  on: boolean,
): Promise<void> {
  const viewer = currentUser()
  if (viewer === null) {
    promptSignIn('登录后可以关注', () => void follow(person, state, on))
    return
  }
  // Whom a visitor wanted to follow may turn out to be themselves.
  if (viewer.id === person.userId) return
  const text = state === 2 ? '你们现在互相关注。' : '关注页里不再有这位影友的新作品。'
  if (!on && !(await confirm({ title: `不再关注${person.name}？`, text }))) return
  const isDone = await toggleShown({
    key: `user:${person.userId}`,
    action: 'follow',
    on,
    change: { followState: on ? 1 : 0 },
    send: async (requested) => {
      const { followState } = await client.call(
        api.UserFollow.Follow,
        { userId: person.userId, on: requested, requestId: crypto.randomUUID() },
        { keepalive: true },
      )
      return { followState }
    },
  })
  if (!isDone) return
  // The dialog itself shows that the member is followed.
  if (on) followUp.set({ act: 'follow', ...person })
  else showToast('已取消关注')
}
