import { ApiError } from '@guangquan/client'
import { showToast } from '@guangquan/ui'
import { dropPending, settle, showPending, type Overlay, type OverlayKey } from './overlay.ts'
import { toggle } from './toggle-queue.ts'

/**
 * A click on a switchable state: shown at once on every card, sent, and reverted with a message when refused.
 * @returns false when it was refused
 */
export function toggleShown(options: {
  key: OverlayKey
  action: string
  on: boolean
  /** Shown until the server has responded. */
  change: Overlay
  /** While offline it waits instead of failing. */
  waits?: boolean
  /** Sends it; resolves to the state on the server. */
  send: (on: boolean) => Promise<Overlay>
}): Promise<boolean> {
  const { key, action, on, change, waits = false, send } = options
  showPending(key, change)
  return toggle({
    key,
    action,
    on,
    waits,
    send: async (requested) => settle(key, await send(requested)),
    fail: (error) => showToast(error instanceof ApiError ? error.message : '没有成功，请重试', 'error'),
    end: () => dropPending(key, change),
  })
}
