import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../context.ts'
import { iconTags } from './brand-style.ts'
import type { CallLocally } from '../calls/call-locally.ts'
import { escapeHtml, escapeJson } from '../../text/escape-html.ts'
import { requestSettings } from './page-responses.ts'
import { consolePolicy } from '../serving/security-headers.ts'
import { mountSiteFiles } from './site-files.ts'

/** Where the console's pages are. */
const base = '/console'

/**
 * Serves the console: its files, and one page for every other address below `/console`, on which its program renders
 * the rest. An address that may not use the console gets the site's page for unknown paths.
 * @param built folder of the built console; without it nothing is served
 */
export async function mountConsole(
  server: FastifyInstance,
  app: App,
  { built, callLocally }: { built: URL; callLocally: CallLocally },
): Promise<void> {
  const html = await readFile(new URL('index.html', built), 'utf8').catch(() => null)
  if (html === null) return
  const [opening = '', name = '', head = '', end = ''] = html.split(
    /<title>([^<]*)<\/title>\s*<link rel="icon"[^>]*>|<\/body>/,
  )
  const start = app.env.REHEARSAL ? opening.replace('<html', '<html data-rehearsal') : opening
  await mountSiteFiles(server, built, base)
  for (const path of [base, `${base}/*`]) {
    server.get(path, async (request, reply) => {
      if (!app.mayUseConsole(request.ip)) return reply.callNotFound()
      const { PRODUCT_KEY: productKey } = app.env
      const { communityName, look } = await requestSettings(callLocally)
      const title = `${communityName}${name}`
      const boot = JSON.stringify({ now: app.now().getTime(), productKey, appKey: app.env.appKey, title })
      return reply
        .header('content-security-policy', consolePolicy(app))
        .header('x-robots-tag', 'noindex')
        .type('text/html; charset=utf-8')
        .send(
          `${start}<title>${escapeHtml(title)}</title>${iconTags(look)}${head}<script type="application/json" id="boot">${escapeJson(boot)}</script></body>${end}`,
        )
    })
  }
}
