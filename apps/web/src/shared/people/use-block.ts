import { confirm, showToast } from '@guangquan/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { promptSignIn } from '../sign-in/prompt-sign-in.ts'
import { currentUser } from '../../platform/session/session.ts'
import { settle } from '../overlay/overlay.ts'
import { showError } from '../forms/show-error.ts'

/** Blocks (拉黑) and unblocks. `busy` while a call is running. */
export function useBlock({ userId, nickName }: { userId: string; nickName: string }) {
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState(false)

  async function send(on: boolean) {
    setBusy(true)
    const input = { userId, requestId: crypto.randomUUID() }
    try {
      await client.call(on ? api.UserInfo.Block : api.UserInfo.Unblock, input)
      if (on) settle(`user:${userId}`, { followState: 0 })
      // From now on neither sees the other: all cached lists are outdated.
      await queryClient.invalidateQueries()
      showToast(on ? '已拉黑' : '已解除拉黑')
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    block: async () => {
      if (currentUser() === null) {
        promptSignIn('登录后可以拉黑')
        return
      }
      const agreed = await confirm({
        title: `拉黑“${nickName}”？`,
        text: '你们会互相取消关注，也看不到彼此的作品和评论。',
        confirmLabel: '拉黑',
        danger: true,
      })
      if (agreed) await send(true)
    },
    unblock: () => send(false),
  }
}
