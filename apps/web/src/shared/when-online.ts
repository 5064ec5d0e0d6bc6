import { showToast } from '@guangquan/ui'

/** So much may wait for the network at once. */
const mostWaiting = 20
let waiting = 0

/**
 * Waits for the network where it is away, and says so.
 * @throws Error when too much waits already
 */
export async function whenOnline(): Promise<void> {
  if (navigator.onLine) return
  if (waiting >= mostWaiting) throw new Error('too much waits for the network')
  waiting += 1
  showToast('网络恢复后自动提交', 'offline')
  try {
    await new Promise<void>((resolve) => addEventListener('online', () => resolve(), { once: true }))
  } finally {
    waiting -= 1
  }
}
