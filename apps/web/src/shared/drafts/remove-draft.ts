import { ApiError } from '@guangquan/client'
import { confirm, showToast } from '@guangquan/ui'
import { api, client } from '../../app/api.ts'

/** Asks, deletes a draft and says how it went. @returns whether it is gone */
export async function removeDraft(id: string): Promise<boolean> {
  const agreed = await confirm({
    title: '删除这篇草稿？',
    text: '它将被永久删除，无法恢复。',
    danger: true,
  })
  if (!agreed) {
    showToast('已取消删除', 'info')
    return false
  }
  try {
    await client.call(api.NewPublish.DeleteDraft, { id, requestId: crypto.randomUUID() })
  } catch (error) {
    showToast(error instanceof ApiError ? error.message : '没有删掉，请重试', 'error')
    return false
  }
  showToast('已删除')
  return true
}
