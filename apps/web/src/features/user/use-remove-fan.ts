import { confirm, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../platform/api.ts'
import { showError } from '../../shared/forms/show-error.ts'

/** Removes a fan, without a notice to them, after a confirmation. */
export function useRemoveFan(): (person: { userId: string; nickName: string }) => Promise<void> {
  const queryClient = useQueryClient()
  return async ({ userId, nickName }) => {
    const agreed = await confirm({
      title: `移除粉丝“${nickName}”？`,
      text: 'TA 不会收到通知，之后仍然可以重新关注你。',
      confirmLabel: '移除',
      danger: true,
    })
    if (!agreed) return
    try {
      await client.call(api.UserFollow.RemoveFan, { userId, requestId: crypto.randomUUID() })
    } catch (error) {
      showError(error, '没有移除，请重试')
      return
    }
    showToast('已移除')
    await Promise.all([
      queries.invalidate(queryClient, api.UserFollow.GetFansList),
      queries.invalidate(queryClient, api.UserInfo.GetUserHome),
      queries.invalidate(queryClient, api.UserInfo.Get),
    ])
  }
}
