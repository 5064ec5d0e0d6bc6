import { staffLimits } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { clearWindows, consumeWindow, extendWindow } from '../../http/consume-window.ts'

const lock = { points: staffLimits.allowedFailures, seconds: 15 * 60 }

/** An attempt to prove who one is, counted before it is checked. */
export interface StaffTry {
  succeed: () => Promise<void>
  /** The fifth failure locks the name for 15 minutes from now. */
  failTry: () => Promise<void>
}

/**
 * Counts an attempt by sign-in name, whether or not an account has it: a lock does not tell which names exist.
 * @throws StaffLocked
 */
export async function permitStaffTry(ctx: Pick<Ctx, 'db' | 'now'>, name: string): Promise<StaffTry> {
  const key = `staff:${name}`
  const tried = await consumeWindow(ctx.db, ctx.now, key, lock)
  if (!tried.taken) fail('StaffLocked', { n: Math.max(1, Math.ceil(tried.msLeft / 1000)) })
  return {
    succeed: () => clearWindows(ctx.db, [key]),
    failTry: async () => {
      if (tried.points < lock.points) return
      await extendWindow(ctx.db, key, new Date(ctx.now.getTime() + lock.seconds * 1000))
    },
  }
}
