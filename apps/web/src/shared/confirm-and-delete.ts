import { ApiError } from '@guangquan/client'
import { confirm, showToast } from '@guangquan/ui'

interface Deleting {
  /** 删除这篇草稿？ */
  title: string
  /** What will happen to it or its content. */
  text: string
  /** @throws with the message to show */
  remove: () => Promise<unknown>
}

/** Asks, deletes and shows the result. @returns whether it was deleted */
export async function confirmAndDelete({ title, text, remove }: Deleting): Promise<boolean> {
  if (!(await confirm({ title, text, danger: true }))) {
    showToast('已取消删除', 'info')
    return false
  }
  try {
    await remove()
  } catch (error) {
    showToast(error instanceof ApiError ? error.message : '没有删掉，请重试', 'error')
    return false
  }
  showToast('已删除')
  return true
}
