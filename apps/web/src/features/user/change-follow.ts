import { showToast } from '@guangquan/ui'
import { api, client } from '../../platform/api.ts'
import { toggleShown } from '../../shared/overlay/toggle-shown.ts'

/** Moves a followed member to 特别关注 or the default group: shown at once, reverted on a refusal. */
export async function setSpecial(userId: string, on: boolean): Promise<void> {
  await toggleShown({
    key: `user:${userId}`,
    action: 'group',
    on,
    change: { isSpecial: on },
    send: async (requested) => {
      await change(userId, { group: requested ? 1 : 0 })
      showToast(requested ? '已设为特别关注' : '已移到默认分组')
      return { isSpecial: requested }
    },
  })
}

/** Switches notices about a member's new posts. */
export async function setNotifyPosts(userId: string, on: boolean): Promise<void> {
  await toggleShown({
    key: `user:${userId}`,
    action: 'notify',
    on,
    change: { notifyPosts: on },
    send: async (requested) => {
      await change(userId, { notifyPosts: requested })
      showToast(requested ? '有新作品会提醒你' : '不再提醒新作品')
      return { notifyPosts: requested }
    },
  })
}

async function change(userId: string, how: { group: number } | { notifyPosts: boolean }): Promise<void> {
  const change = { userId, on: true, ...how, requestId: crypto.randomUUID() }
  await client.call(api.UserFollow.Follow, change, { keepalive: true })
}
