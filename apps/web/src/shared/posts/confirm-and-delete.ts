import { confirm, showToast } from '@guangquan/ui'
import { showError } from '../forms/show-error.ts'

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
    showError(error, '没有删掉，请重试')
    return false
  }
  showToast('已删除')
  return true
}
