import { ApiError } from '@guangquan/client'
import { showToast } from '@guangquan/ui'
import { api, client } from '../../platform/api.ts'
import { lay } from '../../shared/overlay.ts'
import { toggle } from '../../shared/toggle-queue.ts'

/** 特别关注 or the default group: seen at once, taken back when it was refused. */
export function setSpecial(userId: string, on: boolean): Promise<void> {
  lay(`user:${userId}`, { isSpecial: on })
  return toggle({
    key: `user:${userId}`,
    action: 'group',
    on,
    send: async (wanted) => {
      await change(userId, { group: wanted ? 1 : 0 })
      showToast(wanted ? '已设为特别关注' : '已移到默认分组')
    },
    fail: (error) => {
      lay(`user:${userId}`, { isSpecial: !on })
      sayFailure(error)
    },
  })
}

/** Whether new posts of a person are told of. */
export function setNotifyPosts(userId: string, on: boolean): Promise<void> {
  lay(`user:${userId}`, { notifyPosts: on })
  return toggle({
    key: `user:${userId}`,
    action: 'notify',
    on,
    send: async (wanted) => {
      await change(userId, { notifyPosts: wanted })
      showToast(wanted ? '有新作品会提醒你' : '不再提醒新作品')
    },
    fail: (error) => {
      lay(`user:${userId}`, { notifyPosts: !on })
      sayFailure(error)
    },
  })
}

async function change(userId: string, how: { group: number } | { notifyPosts: boolean }): Promise<void> {
  await client.call(api.UserFollow.Follow, { userId, on: true, ...how, requestId: crypto.randomUUID() })
}

function sayFailure(error: unknown): void {
  showToast(error instanceof ApiError ? error.message : '没有成功，请重试', 'error')
}
