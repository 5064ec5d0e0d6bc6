import type { FastifyInstance } from 'fastify'
import { startSocial } from '../delivery/simulators/start-social.ts'
import type { Env } from '../env.ts'

/** The path under which browsers reach the pages of the simulators. */
const below = '/rehearsal'
/** Their pages have an inline style and one form. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'"

/** A node in production mode that reaches no provider. */
export interface Rehearsal {
  /** The settings, with simulators in place of WeChat, QQ and Weibo. SMS and mails are only stored. */
  env: Env
  mount: (server: FastifyInstance) => void
  close: () => Promise<void>
}

/**
 * Starts simulators of the providers of social sign-in. Only this node knows them, so a rehearsal with them has one
 * node. Browsers reach their pages through the node.
 */
export async function startRehearsal(env: Env): Promise<Rehearsal> {
  const site = env.BASE_URL ?? `http://${env.HOST}:${env.PORT}`
  const social = await startSocial({ site, pages: new URL(below, site).href })
  return {
    env: { ...env, ...social.env },
    mount: (server) => {
      server.get(`${below}/*`, async (request, reply) => {
        const {
          status = 200,
          type,
          headers = {},
          body,
        } = await social.pageAt(request.url.slice(below.length))
        return reply
          .status(status)
          .headers(headers)
          .header('content-security-policy', policy)
          .type(type ?? 'application/json; charset=utf-8')
          .send(body)
      })
    },
    close: social.close,
  }
}
