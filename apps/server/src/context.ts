import type { StaffRole } from '@guangquan/contract'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Caches } from './cache/caches.ts'
import type { Database } from './db/client.ts'
import type { Env } from './env.ts'
import type { Storage } from './storage/storage.ts'
import type { Delivery } from './delivery/delivery.ts'
import type { SocialHouses } from './delivery/social/open-social.ts'
import type { Bus } from './events/bus.ts'
import type { Limiter } from './http/limit.ts'
import type { Nonces } from './http/nonces.ts'
import type { SessionFinder } from './session/find-session.ts'

/** What lives as long as the program. */
export interface App {
  env: Env
  db: Database
  /** Few connections with a time-out of a second, for what members' words are looked up with. */
  searchDb: Database
  /** The pool below `db`, for limits and metrics. */
  pool: pg.Pool
  storage: Storage
  delivery: Delivery
  social: SocialHouses
  bus: Bus
  caches: Caches
  sessions: SessionFinder
  /** Who of the staff sends a request; null for everybody else. */
  findStaff: (request: FastifyRequest) => Promise<Staff | null>
  nonces: Nonces
  limiter: Limiter
  log: FastifyBaseLogger
  /** Aborted when this node begins to drain: readiness turns red before the door closes. */
  stopping: AbortSignal
  /** The clock; tests move it. */
  now: () => Date
}

/** The signed-in member behind a call. */
export interface Viewer {
  id: string
  sessionId: string
}

/** Who of the staff is behind a call. */
export interface Staff {
  id: string
  /** As the audit names them. */
  name: string
  roles: readonly StaffRole[]
}

/** What one call works with. First argument of every read, command and view. */
export interface Ctx {
  app: App
  db: Database
  /** Null for a visitor. */
  viewer: Viewer | null
  /** Null unless the call is one for staff. */
  staff: Staff | null
  /** The instant of the call; rules and commands read no other clock. */
  now: Date
  log: FastifyBaseLogger
  /** Address of the caller, IPv6 cut to its /64. */
  ip: string
  requestId: string
  request: CallRequest
  /**
   * Runs what is no part of the database (a line of the log) once the transaction around it is committed; without one
   * at once.
   */
  afterCommit: (effect: () => void) => void
}

/** Parts of the HTTP request a few account handlers need; nobody else reads them. */
export interface CallRequest {
  cookies: Record<string, string | undefined>
  userAgent: string
  /** The caller's session token; empty for a visitor. */
  token: string
  /** Sets a cookie on the answer. */
  setCookie: (name: string, value: string, maxAgeSeconds: number) => void
}

/** The context of a call that requires staff. */
export interface StaffCtx extends Ctx {
  staff: Staff
}

/** The context of a call that requires a member. */
export interface MemberCtx extends Ctx {
  viewer: Viewer
}
