import type { OverlayKey } from './overlay.ts'
import { whenOnline } from '../pictures/when-online.ts'

interface Pending {
  requested: boolean
  running: boolean
}

const pending = new Map<string, Pending>()

/**
 * Sends the on/off clicks on one item one after the other, and only the last state: ten quick clicks cost at most two
 * requests and end in the last state. `send` is called with the requested state, `fail` when it was refused, and `end`
 * when nothing is left to send.
 * @returns false when it was refused
 */
export async function toggle(options: {
  key: OverlayKey
  action: string
  on: boolean
  /** While offline it waits instead of failing. */
  waits?: boolean
  send: (on: boolean) => Promise<void>
  fail: (error: unknown) => void
  end?: () => void
}): Promise<boolean> {
  const id = `${options.key} ${options.action}`
  const known = pending.get(id)
  if (known !== undefined) {
    known.requested = options.on
    if (known.running) return true
  }
  const state: Pending = known ?? { requested: options.on, running: false }
  pending.set(id, state)
  state.running = true
  let sent: boolean | undefined
  try {
    while (sent !== state.requested) {
      if (options.waits === true) await whenOnline()
      sent = state.requested
      try {
        await options.send(sent)
      } catch (error) {
        // Failed because the device went offline: it waits like one that was never sent.
        if (options.waits !== true || navigator.onLine) throw error
        sent = undefined
      }
    }
    return true
  } catch (error) {
    options.fail(error)
    return false
  } finally {
    pending.delete(id)
    options.end?.()
  }
}
