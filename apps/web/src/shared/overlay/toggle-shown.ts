import { dropPending, settle, showPending, type Overlay, type OverlayKey } from './overlay.ts'
import { toggle } from './toggle-queue.ts'
import { showError } from '../forms/show-error.ts'

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
    fail: (error) => showError(error),
    end: () => dropPending(key, change),
  })
}
