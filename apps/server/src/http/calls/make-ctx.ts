import { isIPv6 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App, Ctx } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { Deadline } from '../../db/deadline.ts'
import { nobody } from '../../db/fence.ts'
import { limitDatabase } from '../../db/limited-database.ts'
import type { WriteLane } from '../../db/write-lanes.ts'
import { cookieOptions } from '../../session/session-cookie.ts'
import { header } from '../identity/sign.ts'

/** Where the statements of a call run. */
export interface Source {
  db: Database
  /** The lane of its class of writes; null for a read. */
  lane: WriteLane | null
}

/**
 * The context of one HTTP call, before authentication. Its database cancels statements when the request's time is
 * over, finds fenced rows of its caller only, and waits in the lane of its class of writes.
 *
 * A plain object without accessors, which would keep the whole request alive after its response
 * (docs/decisions/0400-garbage-of-requests.md).
 * @param source by default the program's pool, for reads
 */
export function makeCtx(
  app: App,
  request: FastifyRequest,
  reply: FastifyReply,
  source: Source = { db: app.db, lane: null },
): Ctx {
  const ctx: Ctx = {
    app,
    db: source.db,
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
  const deadline = request.deadline ?? new Deadline()
  // Known only after the first statements, which authenticate the call.
  const whose = () => (ctx.staff === null ? (ctx.viewer?.id ?? nobody) : null)
  ctx.db = limitDatabase(source.db, { deadline, lane: source.lane, whose })
  return ctx
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
