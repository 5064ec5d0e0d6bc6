import { showToast } from '@guangquan/ui'

/** Copies a text to the clipboard and shows a message. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    showToast(done)
  } catch {
    showToast('浏览器不允许复制，请长按选择', 'error')
  }
}
