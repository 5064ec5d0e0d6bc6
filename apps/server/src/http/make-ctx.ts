import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Ctx } from '../context.ts'
import type { Database } from '../db/client.ts'
import { Deadline } from '../db/deadline.ts'
import { nobody } from '../db/fence.ts'
import { limitDatabase } from '../db/limited-database.ts'
import type { WriteLane } from '../db/write-lanes.ts'
import { cookieOptions } from '../session/session-cookie.ts'
import { header } from './sign.ts'

/** The context of one HTTP call, before authentication. */
export function makeCtx(app: App, request: FastifyRequest, reply: FastifyReply): Ctx {
  let db: Database | undefined
  const ctx: Ctx = {
    app,
    // A response from the visitors' cache needs none.
    get db() {
      return (db ??= databaseOf(app.db, request, ctx))
    },
    set db(limited) {
      db = limited
    },
    viewer: null,
    staff: null,
    now: app.now(),
    log: request.log,
    ip: addressGroup(request.ip),
    requestId: request.id,
    afterCommit: (effect) => effect(),
    request: {
      cookies: request.cookies,
      userAgent: header(request, 'user-agent').slice(0, 256),
      token: header(request, 'x-user-token'),
      setCookie: (name, value, maxAgeSeconds, scope) => {
        reply.setCookie(name, value, { ...cookieOptions(app.env), ...scope, maxAge: maxAgeSeconds })
      },
    },
  }
  return ctx
}

/**
 * A database whose statements end with the time of a request, find no fenced rows of others than its caller, and wait in
 * the lane of its class of writes.
 */
export function databaseOf(
  db: Database,
  { deadline }: FastifyRequest,
  caller: Pick<Ctx, 'viewer' | 'staff'>,
  lane: WriteLane | null = null,
): Database {
  // Known only after its first statements, which authenticate it.
  const whose = () => (caller.staff === null ? (caller.viewer?.id ?? nobody) : null)
  return limitDatabase(db, { deadline: deadline ?? new Deadline(), lane, whose })
}

/** A subscriber has a whole IPv6 /64, so limits count by it; IPv4 is unchanged. */
export function addressGroup(ip: string): string {
  const plain = ip.startsWith('::ffff:') ? ip.slice(7) : ip
  if (!plain.includes(':') || !isIPv6(plain)) return plain
  const [head = '', tail = ''] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const groups = plain.includes('::')
    ? [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0'), ...right]
    : left
  return `${groups.slice(0, 4).join(':')}::/64`
}
