import type { LimitClass } from '@guangquan/contract'
import type pg from 'pg'
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { fail } from '../../fail.ts'
import {
  limitWindows,
  memberWindow,
  staffWindow,
  anonymousWindows,
  type LimitWindow,
  type Rates,
} from './limit-windows.ts'

/** The counted caller: the member or the member of staff, otherwise the address. */
interface Caller {
  viewer: { id: string } | null
  staff: { id: string } | null
  ip: string
}

/** Rate limits: those of classes for all nodes together in PostgreSQL, the general windows in this node's memory. */
export interface Limiter {
  /** A request of an anonymous caller, by address. @throws TooFast with `details.n`, seconds to wait */
  consumeAnonymous: (ip: string) => Promise<void>
  /** A call of the console without a session, by address. @throws TooFast */
  consumeAtConsole: (ip: string) => Promise<void>
  /** A request that claims a session and does not prove it, by address. @throws TooFast */
  consumeUnproven: (ip: string) => Promise<void>
  /** A call of a member. @throws TooFast */
  consumeMember: (memberId: string) => Promise<void>
  /** A call of a staff member. @throws TooFast */
  consumeStaff: (staffId: string) => Promise<void>
  /** A call of a method's class. @throws TooFast */
  take: (limitClass: LimitClass, caller: Caller) => Promise<void>
  /** Returns the point of a call that does not count after all. */
  giveBack: (limitClass: LimitClass, caller: Caller) => Promise<void>
}

/** The limiter of one node. @param ratesOf points of a class that operators may have changed */
export function makeLimiter(pool: pg.Pool, ratesOf: (limitClass: LimitClass) => Promise<Rates>): Limiter {
  const anonymous = anonymousWindows.map(inMemory)
  const atConsole = anonymousWindows.map(inMemory)
  const unproven = anonymousWindows.map(inMemory)
  const member = inMemory(memberWindow)
  const staff = inMemory(staffWindow)
  const classes = classLimiters(pool)

  async function adjust(limitClass: LimitClass): Promise<void> {
    const limiters = classes.get(limitClass) ?? []
    if (!limiters.some(({ window }) => window.part !== undefined)) return
    const rates = await ratesOf(limitClass)
    for (const { window, limiter } of limiters) {
      limiter.points = (window.part === undefined ? undefined : rates[window.part]) ?? window.points
    }
  }

  return {
    consumeAnonymous: async (ip) => {
      for (const limiter of anonymous) await consume(limiter, ip)
    },
    consumeAtConsole: async (ip) => {
      for (const limiter of atConsole) await consume(limiter, ip)
    },
    consumeUnproven: async (ip) => {
      for (const limiter of unproven) await consume(limiter, ip)
    },
    consumeMember: (memberId) => consume(member, memberId),
    consumeStaff: (staffId) => consume(staff, staffId),
    take: async (limitClass, caller) => {
      await adjust(limitClass)
      for (const { window, limiter } of classes.get(limitClass) ?? []) {
        if (appliesTo(window, caller)) await consume(limiter, keyOf(window, caller))
      }
    },
    giveBack: async (limitClass, caller) => {
      for (const { window, limiter } of classes.get(limitClass) ?? []) {
        if (appliesTo(window, caller)) await limiter.reward(keyOf(window, caller))
      }
    },
  }
}

// What members and visitors at one address have used up does not concern the staff there.
const appliesTo = (window: LimitWindow, { staff }: Caller): boolean => staff === null || !window.byAddress

function keyOf(window: LimitWindow, { viewer, staff, ip }: Caller): string {
  if (staff !== null) return staff.id
  return window.byAddress || viewer === null ? ip : viewer.id
}

/** A limiter of one window in this node's memory. */
export function inMemory(window: LimitWindow): RateLimiterMemory {
  return new RateLimiterMemory({ points: window.points, duration: window.seconds })
}

/** Consumes a point of `key`. @throws TooFast with `details.n`, seconds to wait */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    fail('TooFast', { n: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) })
  }
}

function classLimiters(pool: pg.Pool) {
  const classes = new Map<string, { window: LimitWindow; limiter: RateLimiterAbstract }[]>()
  for (const [name, windows] of Object.entries(limitWindows)) {
    const limiters = windows.map((window, index) => ({
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
    }))
    classes.set(name, limiters)
  }
  return classes
}

const nothing = () => Promise.resolve()
/** Counts nothing, for tests and benchmarks. */
export const unlimited: Limiter = {
  consumeAnonymous: nothing,
  consumeAtConsole: nothing,
  consumeUnproven: nothing,
  consumeMember: nothing,
  consumeStaff: nothing,
  take: nothing,
  giveBack: nothing,
}
