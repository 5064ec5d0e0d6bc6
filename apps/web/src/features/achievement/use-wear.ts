import { showToast } from '@guangquan/ui'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, client, queries } from '../../platform/api.ts'
import { currentUser, updateUser } from '../../platform/session/session.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { useSendOnce } from '../../shared/forms/use-send-once.ts'

/** Wears a medal or takes it off; every page that shows the member follows. */
export function useWearMedal(id: string) {
  const sendOnce = useSendOnce()
  const refresh = useRefresh(api.Achievement.GetList.service)
  return useMutation({
    mutationFn: (on: boolean) =>
      sendOnce({ id, on }, (requestId) =>
        client.call(on ? api.Achievement.Used : api.Achievement.Cancel, { id, requestId }),
      ),
    onSuccess: (worn, on) => {
      updateUser(worn)
      showToast(on ? '已佩戴' : '已取消佩戴')
    },
    onError: (error) => showError(error),
    onSettled: refresh,
  })
}

/** Uses a frame or takes it off. */
export function useUseFrame(id: string) {
  const sendOnce = useSendOnce()
  const refresh = useRefresh(api.ProfileFrame.GetList.service)
  return useMutation({
    mutationFn: (on: boolean) =>
      sendOnce({ id, on }, (requestId) =>
        client.call(on ? api.ProfileFrame.Used : api.ProfileFrame.Cancel, { id, requestId }),
      ),
    onSuccess: (used, on) => {
      updateUser(used)
      showToast(on ? '已使用' : '已取消使用')
    },
    onError: (error) => showError(error),
    onSettled: refresh,
  })
}

function useRefresh(service: string) {
  const queryClient = useQueryClient()
  return () => {
    const userId = currentUser()?.id ?? ''
    return Promise.all([
      queryClient.invalidateQueries({ queryKey: [service] }),
      queryClient.invalidateQueries({ queryKey: queries.one(api.UserInfo.GetUserHome, { userId }).queryKey }),
    ])
  }
}
