import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App, Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { makeCtx } from '../../http/calls/make-ctx.ts'
import { consumeWindow } from '../../http/limits/consume-window.ts'
import { findSocialAvatar } from './social-avatar.read.ts'
import { avatarRoute } from './avatar-path.ts'
import { handleWithdrawal } from './handle-withdrawal.ts'

const Notice = z.object({ source: z.string().max(64), uid: z.string().regex(/^\d{1,20}$/) })
const AvatarId = z.object({ id: z.uuid() })
const perAddress = { points: 10, seconds: 60 }

/** Weibo's notice of a withdrawal, and the pictures of people who are about to register. */
export async function mountSocialRoutes(server: FastifyInstance, app: App): Promise<void> {
  server.get(avatarRoute, async (request, reply) => {
    const id = AvatarId.safeParse(request.params)
    const head = id.success ? await findSocialAvatar(makeCtx(app, request, reply), id.data.id) : null
    if (head === null) fail('ContentNotFound')
    reply.headers({ 'content-type': 'image/webp', 'content-security-policy': "sandbox; default-src 'none'" })
    return reply.send(head)
  })

  await server.register(async (scope) => {
    // The only route that accepts a form: Weibo sends a form, or query parameters.
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.route({
      method: ['GET', 'POST'],
      url: '/api/oauth/weibo/deauthorize',
      handler: async (request, reply) => {
        const ctx = makeCtx(app, request, reply)
        await limit(ctx)
        const notice = Notice.safeParse(request.method === 'GET' ? request.query : request.body)
        if (notice.success) await handleWithdrawal(ctx, notice.data)
        // The same response for all: it reveals nobody's account here.
        return reply.type('text/plain; charset=utf-8').send('ok')
      },
    })
  })
}

async function limit(ctx: Ctx): Promise<void> {
  const window = await consumeWindow(ctx.db, ctx.now, `weibo:deauthorize:${ctx.ip}`, perAddress)
  if (!window.taken) fail('TooFast', { n: Math.ceil(window.msLeft / 1000) })
}
