import { builtColours, digestStopTexts, mailDigests } from '@guangquan/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { App } from '../../../context.ts'
import { tally } from '../../../figures/tally.ts'
import { styleSource } from '../../../http/pages/brand-style.ts'
import { siteSettings } from '../../site/index.ts'
import { stopPage, stopStyle } from './stop-page.ts'
import { isStopAddress, stopPath } from './stop-address.ts'

const Params = z.object({ memberId: z.uuid(), signature: z.string().max(64) })

/**
 * The address in each digest that ends them, without a session: opened it asks, so that a program that looks at the
 * links of mails ends nothing; a POST, by its button or by the mail program itself (RFC 8058), ends them.
 */
export function mountDigestStop(server: FastifyInstance, app: App): void {
  const memberIn = (params: unknown): string | null => {
    const { data } = Params.safeParse(params)
    return data !== undefined && isStopAddress(app, data.memberId, data.signature) ? data.memberId : null
  }
  server.get(`${stopPath}/:memberId/:signature`, (request, reply) =>
    memberIn(request.params) === null
      ? send(app, reply, { status: 404, text: digestStopTexts.invalid })
      : send(app, reply, { status: 200, text: digestStopTexts.question, asks: true }),
  )
  server.register(async (forms) => {
    // A form with one fixed field, whose content is also in the address.
    forms.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 4096 }, (_request, _body, done) =>
      done(null),
    )
    forms.post(`${stopPath}/:memberId/:signature`, async (request, reply) => {
      const memberId = memberIn(request.params)
      if (memberId === null) return send(app, reply, { status: 404, text: digestStopTexts.invalid })
      await stop(app, memberId)
      return send(app, reply, { status: 200, text: digestStopTexts.done })
    })
  })
}

async function stop(app: App, memberId: string): Promise<void> {
  const { numUpdatedRows } = await app.db
    .updateTable('reach_setting')
    .set({ mail: mailDigests.none, mail_since: null })
    .where('member_id', '=', memberId)
    .where('mail', '>', mailDigests.none)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) tally(app, 'digestsStopped', app.now())
}

async function send(
  app: App,
  reply: FastifyReply,
  { status, text, asks = false }: { status: number; text: string; asks?: boolean },
) {
  const { communityName, look } = await siteSettings({ app, db: app.db })
  const style = stopStyle(look.colours ?? builtColours)
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src ${styleSource(style)}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
    .send(stopPage({ communityName, look, style, text, asks }))
}
