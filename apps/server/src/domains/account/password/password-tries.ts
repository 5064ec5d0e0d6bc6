import type { Ctx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { clearWindows, extendWindow, consumeWindow } from '../../../http/limits/consume-window.ts'
import { consumePuzzle, usualBits } from '../captcha/puzzle.ts'

const freeTries = 5
const quarter = { points: 2_147_483_647, seconds: 900 }
const hour = { points: 10, seconds: 3600 }
const lockMs = 30 * 60_000

/**
 * Counts an attempt before the comparison; the sixth in 15 minutes needs a puzzle, the tenth wrong one in an hour locks
 * the password for 30 minutes. Counted by account name, so that unknown names behave like known ones.
 * @param account key of the account name
 * @throws PuzzleNeeded, AccountLocked with `details.n`, the minutes left
 */
export async function permitTry(ctx: Ctx, account: string, puzzle: string | undefined): Promise<PasswordTry> {
  const keys = keysOf(account)
  const recent = await consumeWindow(ctx.db, ctx.now, keys.quarter, quarter)
  if (recent.points > freeTries && (await consumePuzzle(ctx, puzzle)) < usualBits) fail('PuzzleNeeded')
  const tried = await consumeWindow(ctx.db, ctx.now, keys.hour, hour)
  if (!tried.taken) fail('AccountLocked', { n: Math.max(1, Math.ceil(tried.msLeft / 60_000)) })
  return {
    succeed: () => clearWindows(ctx.db, [keys.quarter, keys.hour]),
    failTry: async () => {
      if (tried.points === hour.points) {
        await extendWindow(ctx.db, keys.hour, new Date(ctx.now.getTime() + lockMs))
      }
    },
  }
}

/** Resets the count after a new password. */
export async function forgetTries(db: Queryable, account: string): Promise<void> {
  const keys = keysOf(account)
  await clearWindows(db, [keys.quarter, keys.hour])
}

function keysOf(account: string): { quarter: string; hour: string } {
  return { quarter: `password:${account}:15min`, hour: `password:${account}:hour` }
}

export interface PasswordTry {
  /** The password was correct: earlier failures are reset. */
  succeed: () => Promise<void>
  failTry: () => Promise<void>
}
