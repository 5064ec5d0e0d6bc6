import { dayOf } from '@guangquan/rules/time-text'
import type { FastifyInstance } from 'fastify'
import type { App } from '../../../context.ts'
import { styleSource } from '../../../http/pages/brand-style.ts'
import { pagePolicy } from '../../../http/serving/security-headers.ts'
import { siteSettings } from '../../site/index.ts'
import { loadGrowthRules } from '../growth-rules.ts'
import { introPage, introStyle } from './intro-page.ts'

/** `GET /loop7/intro/o-3.html`: introduces the community, in the look of the brand and with the levels of today. */
export function mountIntro(server: FastifyInstance, app: App): void {
  server.get('/loop7/intro/o-3.html', async (_request, reply) => {
    const [{ communityName, look }, rules] = await Promise.all([
      siteSettings({ app, db: app.db }),
      loadGrowthRules(app.db),
    ])
    const { thresholds } = rules.scaleOn(dayOf(app.now()))
    const style = introStyle(look)
    if (style !== '') reply.header('content-security-policy', pagePolicy(app, styleSource(style)))
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(introPage({ communityName, look, thresholds }))
  })
}
