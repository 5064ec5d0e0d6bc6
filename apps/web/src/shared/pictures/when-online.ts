import { showToast } from '@guangquan/ui'

/** Maximum number of waiting actions. */
const maxWaiting = 20
let waiting = 0

/** Waits until the device is online, and shows a message. @throws Error when too many actions are waiting already */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return
  if (waiting >= maxWaiting) throw new Error('too much waits for the network')
  waiting += 1
  showToast('网络恢复后自动提交', 'offline')
  try {
    await new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))
  } finally {
    waiting -= 1
  }
}
