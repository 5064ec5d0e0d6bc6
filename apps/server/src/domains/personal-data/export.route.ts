import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { failure } from '../../http/calls/envelope.ts'
import { isCookieOf, isLiveCookie } from '../../session/session.export.ts'
import { cookieName } from '../../session/session-cookie.ts'
import { hashSecret } from '../../session/session-secret.ts'
import { findExport } from './export.store.ts'
import { exportPath } from './export.view.ts'

const ExportId = z.object({ id: z.uuid() })
/** Sign-in, and then the page with the link. */
const signInPath = `/account/login/phone?${new URLSearchParams({ redirect: '/user/setting/update-account' }).toString()}`
const longestTransferMs = 3600_000

/**
 * The ZIP, for a browser in which its member is signed in. A plain link carries no token, so the companion cookie of a
 * live session is required; the route only reads.
 */
export function mountExport(server: FastifyInstance, app: App): void {
  server.route({
    method: 'GET',
    url: exportPath(':id'),
    handlerTimeout: longestTransferMs,
    handler: async (request, reply) => {
      const now = app.now()
      const id = ExportId.safeParse(request.params)
      const row = id.success ? await findExport(app.db, id.data.id) : undefined
      const cookieHash = hashSecret(request.cookies[cookieName(app.env)] ?? '')
      // Whatever the id: only members learn whether it is theirs.
      if (!(await isLiveCookie(app.db, { cookieHash, now }))) return reply.redirect(signInPath)
      const isOpen = row?.object_key != null && row.expires_at !== null && row.expires_at > now
      // Another member's export, an expired one and a missing one look alike.
      const isOwn = isOpen && (await isCookieOf(app.db, { memberId: row.member_id, cookieHash, now }))
      const object = isOwn ? await app.storage.get(row.object_key ?? '') : null
      if (object === null) return reply.status(404).send(failure('ContentNotFound'))
      reply.headers({
        'content-type': 'application/zip',
        'content-length': object.size,
        'content-disposition': 'attachment; filename="guangquan-data.zip"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      return reply.send(object.stream)
    },
  })
}
