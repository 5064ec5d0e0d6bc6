import type { LimitClass, Method } from '@guangquan/contract'
import type pg from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { App, Ctx } from '../context.ts'
import { fail } from '../fail.ts'

interface Window {
  points: number
  seconds: number
  /** Counted for the caller's address even when signed in. */
  byAddress?: boolean
}

/** Figures of each class; several windows count together. */
export const limitWindows: Record<LimitClass, Window[]> = {
  none: [],
  read: [{ points: 60, seconds: 60 }],
  signIn: [{ points: 10, seconds: 60, byAddress: true }],
  exist: [
    { points: 5, seconds: 60, byAddress: true },
    { points: 30, seconds: 86_400, byAddress: true },
  ],
  publish: [
    { points: 10, seconds: 3600 },
    { points: 30, seconds: 86_400 },
  ],
  reply: [
    { points: 6, seconds: 60 },
    { points: 100, seconds: 86_400 },
  ],
  reaction: [
    { points: 60, seconds: 60 },
    { points: 1000, seconds: 86_400 },
  ],
  follow: [
    { points: 20, seconds: 60 },
    { points: 100, seconds: 86_400 },
  ],
  upload: [{ points: 60, seconds: 3600 }],
  search: [{ points: 30, seconds: 60 }],
}

const coarseWindows = { address: { points: 300, seconds: 60 }, member: { points: 1500, seconds: 300 } }

/** Counts calls of all nodes in PostgreSQL, the coarse ones in memory. */
export interface Limiter {
  /** @throws TooFast with `details.n`, the seconds to wait */
  take: (limitClass: LimitClass, ctx: Ctx) => Promise<void>
}

/** The limiter of one node. */
export function makeLimiter(pool: pg.Pool, on: boolean): Limiter {
  if (!on) return { take: () => Promise.resolve() }
  const address = new RateLimiterMemory({
    points: coarseWindows.address.points,
    duration: coarseWindows.address.seconds,
  })
  const member = new RateLimiterMemory({
    points: coarseWindows.member.points,
    duration: coarseWindows.member.seconds,
  })
  const classes = new Map<LimitClass, { window: Window; limiter: RateLimiterAbstract }[]>()
  for (const [name, windows] of entries(limitWindows)) {
    classes.set(
      name,
      windows.map((window, index) => ({
        window,
        limiter: new RateLimiterPostgres({
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limit',
          tableCreated: true,
          keyPrefix: `${name}${index}`,
          points: window.points,
          duration: window.seconds,
          clearExpiredByTimeout: false,
        }),
      })),
    )
  }
  return {
    take: async (limitClass, ctx) => {
      if (ctx.viewer === null) await consume(address, ctx.ip)
      else await consume(member, ctx.viewer.id)
      for (const { window, limiter } of classes.get(limitClass) ?? []) {
        await consume(limiter, window.byAddress || ctx.viewer === null ? ctx.ip : ctx.viewer.id)
      }
    },
  }
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    fail('TooFast', { n: Math.ceil(refusal.msBeforeNext / 1000) })
  }
}

function entries<K extends string, V>(record: Record<K, V>): [K, V][] {
  const keys: K[] = []
  for (const key in record) keys.push(key)
  return keys.map((key) => [key, record[key]])
}

/** The gate's limit step: the general windows and the method's class. */
export async function limitCall(app: App, method: Method, ctx: Ctx): Promise<void> {
  await app.limiter.take(method.limit, ctx)
}
