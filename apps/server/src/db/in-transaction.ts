import { setTimeout as sleep } from 'node:timers/promises'
import { Transaction } from 'kysely'
import type { Ctx } from '../context.ts'
import { hasCode } from '../has-code.ts'
import type { Tx } from './client.ts'

const retries = 3

/**
 * Runs a command in a transaction; within another command's transaction it joins that one. On a serialization failure
 * or deadlock (40001, 40P01) the work is repeated, at most three times, so it must have no effects outside the
 * database.
 */
export async function inTransaction<T>(ctx: Pick<Ctx, 'db'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (ctx.db instanceof Transaction) return work(ctx.db)
  for (let attempt = 0; ; attempt++) {
    try {
      return await ctx.db.transaction().execute(work)
    } catch (error) {
      if (attempt === retries || !mayRunAgain(error)) throw error
      await sleep(10 * 2 ** attempt)
    }
  }
}

function mayRunAgain(error: unknown): boolean {
  return hasCode(error, '40001', '40P01')
}
