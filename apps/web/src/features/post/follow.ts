import type { FollowState } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { confirm, showToast } from '@guangquan/ui'
import { api, client } from '../../platform/api.ts'
import { askToSignIn } from '../../shared/ask-to-sign-in.ts'
import { currentUser } from '../../platform/session/session.ts'
import { lay, useOverlay } from '../../shared/overlay.ts'
import { toggle } from '../../shared/toggle-queue.ts'
import { afterwards } from '../../shared/post-dialogs.ts'

/** Do I follow this person, clicks included. */
export function useFollowState(userId: string, state: FollowState): FollowState {
  return useOverlay(`user:${userId}`).followState ?? state
}

/** Follows or unfollows. A new follow opens the follow dialog; leaving one asks first. */
export async function follow(
  person: { userId: string; name: string },
  state: FollowState,
  on: boolean,
): Promise<void> {
  if (currentUser() === null) {
    askToSignIn('登录后可以关注')
    return
  }
  const text = state === 2 ? '你们现在互相关注。' : '关注页里不再有这位影友的新作品。'
  if (!on && !(await confirm({ title: `不再关注${person.name}？`, text }))) return
  lay(`user:${person.userId}`, { followState: on ? 1 : 0 })
  let refused = false
  await toggle({
    key: `user:${person.userId}`,
    action: 'follow',
    on,
    send: async (wanted) => {
      const answer = await client.call(api.UserFollow.Follow, {
        userId: person.userId,
        on: wanted,
        requestId: crypto.randomUUID(),
      })
      lay(`user:${person.userId}`, { followState: answer.followState })
    },
    fail: (error) => {
      refused = true
      lay(`user:${person.userId}`, { followState: state })
      showToast(error instanceof ApiError ? error.message : '没有成功，请重试', 'error')
    },
  })
  if (refused) return
  showToast(on ? '已关注' : '已取消关注')
  if (on) afterwards.set({ act: 'follow', ...person })
}
