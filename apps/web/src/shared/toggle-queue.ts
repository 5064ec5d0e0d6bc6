import type { OverlayKey } from './overlay.ts'
import { whenOnline } from './when-online.ts'

interface Pending {
  wanted: boolean
  running: boolean
}

const pending = new Map<string, Pending>()

/**
 * Sends on/off clicks of one thing one after the other and only the last wish: ten quick clicks cost at most two
 * requests and end where the finger ended. `send` runs with the wished state; `fail` when it was refused, and `end` when nothing is left to send.
 * @returns false when it was refused
 */
export async function toggle(options: {
  key: OverlayKey
  action: string
  on: boolean
  /** While the network is away it waits instead of failing. */
  waits?: boolean
  send: (on: boolean) => Promise<void>
  fail: (error: unknown) => void
  end?: () => void
}): Promise<boolean> {
  const id = `${options.key} ${options.action}`
  const known = pending.get(id)
  if (known !== undefined) {
    known.wanted = options.on
    if (known.running) return true
  }
  const state: Pending = known ?? { wanted: options.on, running: false }
  pending.set(id, state)
  state.running = true
  let sent: boolean | undefined
  try {
    while (sent !== state.wanted) {
      if (options.waits === true) await whenOnline()
      sent = state.wanted
      try {
        await options.send(sent)
      } catch (error) {
        // Lost on its way: it waits like one that never left.
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
