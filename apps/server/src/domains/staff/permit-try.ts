import { staffLimits } from '@guangquan/contract'
import type { Ctx, StaffCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { clearWindows, consumeWindow, extendWindow, giveBack } from '../../http/limits/consume-window.ts'

/** Per person: the fifth failure locks for 15 minutes. */
const few = { points: staffLimits.allowedFailures, seconds: 15 * 60 }
/** Per name from all addresses: more than strangers at two addresses can use up. */
const many = { points: 60, seconds: 3600 }

/** An attempt to prove who one is, counted before it is checked. */
export interface StaffTry {
  succeed: () => Promise<void>
  failTry: () => Promise<void>
}

/**
 * Counts an attempt to sign in by name and address, and by name alone with a higher limit, so that a stranger elsewhere
 * cannot lock out the owner. Applies whether or not an account has the name, so that a lock does not reveal which names
 * exist.
 * @throws StaffLocked
 */
export async function permitSignInTry(
  ctx: Pick<Ctx, 'db' | 'now' | 'ip' | 'log'>,
  name: string,
): Promise<StaffTry> {
  const ofName = `staff:${name}`
  // First, because an attempt refused here must not count for the name.
  const own = await permitFew(ctx, `${ofName}:${ctx.ip}`)
  const all = await consumeWindow(ctx.db, ctx.now, ofName, many)
  if (!all.taken) {
    await own.giveBack()
    refuse(all.msLeft)
  }
  if (all.points === many.points)
    ctx.log.error({ name }, 'a name of the staff is being tried from many addresses')
  return {
    failTry: own.failTry,
    succeed: async () => {
      await own.succeed()
      // Only this one: the failures of others are still theirs.
      await giveBack(ctx.db, ofName, 1)
    },
  }
}

/**
 * Counts an attempt within a session; nobody else can use up its limit.
 * @throws StaffLocked
 */
export function permitSessionTry(ctx: Pick<StaffCtx, 'db' | 'now' | 'staff'>): Promise<StaffTry> {
  return permitFew(ctx, `staff-session:${ctx.staff.sessionId}`)
}

async function permitFew(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  key: string,
): Promise<StaffTry & { giveBack: () => Promise<void> }> {
  const tried = await consumeWindow(db, now, key, few)
  if (!tried.taken) refuse(tried.msLeft)
  return {
    succeed: () => clearWindows(db, [key]),
    failTry: async () => {
      if (tried.points < few.points) return
      await extendWindow(db, key, new Date(now.getTime() + few.seconds * 1000))
    },
    giveBack: () => giveBack(db, key, 1),
  }
}

function refuse(msLeft: number): never {
  fail('StaffLocked', { n: Math.max(1, Math.ceil(msLeft / 1000)) })
}
