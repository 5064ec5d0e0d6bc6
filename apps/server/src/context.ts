import type { StaffRole } from '@guangquan/contract'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Caches } from './cache/caches.ts'
import type { Database } from './db/client.ts'
import type { WriteLane } from './db/write-lanes.ts'
import type { Env } from './env.ts'
import type { Storage } from './storage/storage.ts'
import type { Delivery } from './delivery/delivery.ts'
import type { ProviderUse } from './delivery/provider-use.ts'
import type { SocialProviders } from './delivery/social/open-social.ts'
import type { Bus } from './events/bus.ts'
import type { Limiter } from './http/limits/limit.ts'
import type { Nonces } from './http/calls/nonces.ts'
import type { SessionFinder } from './session/find-session.ts'
import type { Mute } from './session/live-session.ts'

/** Lives as long as the program. */
export interface App {
  env: Env
  db: Database
  /** A few connections with a time-out of one second, for searches by members' input. */
  searchDb: Database
  /** The pool behind `db`, for limits and metrics. */
  pool: pg.Pool
  storage: Storage
  delivery: Delivery
  social: SocialProviders
  /** How requests to the providers ended. */
  providerUse: ProviderUse
  bus: Bus
  caches: Caches
  sessions: SessionFinder
  /** Bounds the connections that writes of one class use at once. */
  writeLane: (name: string, thing?: string | null) => WriteLane
  /** Whether an address may use the console: CONSOLE_ADDRESSES. */
  mayUseConsole: (ip: string) => boolean
  /** The staff member who sends a request; null for everybody else. */
  findStaff: (request: FastifyRequest) => Promise<Staff | null>
  /** Live connections of this node. */
  live: { count: () => number }
  nonces: Nonces
  limiter: Limiter
  log: FastifyBaseLogger
  /** Aborted when this node begins to drain: readiness turns red before connections are refused. */
  stopping: AbortSignal
  /** The clock; tests control it. */
  now: () => Date
  /** The clock of the database: those of the nodes may differ. Tests control it as well. */
  sharedNow: () => Promise<Date>
}

/** The signed-in member behind a call. */
export interface Viewer {
  id: string
  sessionId: string
  /** Present while the member may not write to others. */
  mute?: Mute
}

/** The member of staff behind a call. */
export interface Staff {
  /** A UUID. */
  id: string
  /** Sign-in name, as the audit log names it. */
  name: string
  displayName: string
  roles: readonly StaffRole[]
  /** The shop in which they work. */
  shopId: string | null
  sessionId: string
  /** The latest end of the session, and when a code last proved who uses it. Epoch milliseconds. */
  endsAt: number
  confirmedAt: number
}

/** The context of one call. First argument of every read, command and view. */
export interface Ctx {
  app: App
  db: Database
  /** Null for a visitor. */
  viewer: Viewer | null
  /** Null unless the call is one for staff. */
  staff: Staff | null
  /** The instant of the call; the only clock of rules and commands. */
  now: Date
  log: FastifyBaseLogger
  /** Address of the caller, IPv6 truncated to its /64. */
  ip: string
  requestId: string
  request: CallRequest
  /**
   * Runs an effect outside the database (such as a log line) after the surrounding transaction has committed; without a
   * transaction at once.
   */
  afterCommit: (effect: () => void) => void
}

/** Parts of the HTTP request that a few account handlers need; not for other code. */
export interface CallRequest {
  cookies: Record<string, string | undefined>
  userAgent: string
  /** The caller's session token; empty for a visitor. */
  token: string
  /** Sets a cookie on the response, for the whole site unless its scope is narrower; an age of 0 removes it. */
  setCookie: (name: string, value: string, maxAgeSeconds: number, scope?: CookieScope) => void
}

/** Where a cookie is sent. */
export interface CookieScope {
  path: string
  sameSite: 'lax' | 'strict'
}

/** The context of a call that requires staff. */
export interface StaffCtx extends Ctx {
  staff: Staff
}

/** The context of a call that requires a member. */
export interface MemberCtx extends Ctx {
  viewer: Viewer
}

/** The context of a command at the server's command line; `actor` is the person who decides, for the audit log. */
export type OperatorCtx = Pick<Ctx, 'db' | 'now' | 'log'> & { actor: string }
