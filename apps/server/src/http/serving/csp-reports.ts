import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { App } from '../../context.ts'
import { consume, inMemory } from '../limits/limit.ts'
import { addressGroup } from '../calls/make-ctx.ts'

const stored = 200
const text = z.string().max(2000).catch('')

/** Both formats: the Reporting API's and the older one of `report-uri`. */
const Report = z.union([
  z
    .object({
      body: z.object({ effectiveDirective: text, blockedURL: text, documentURL: text, sample: text }),
    })
    .transform(({ body }) => ({ ...body })),
  z
    .object({
      'csp-report': z.object({
        'effective-directive': text,
        'blocked-uri': text,
        'document-uri': text,
        'script-sample': text,
      }),
    })
    .transform((old) => ({
      effectiveDirective: old['csp-report']['effective-directive'],
      blockedURL: old['csp-report']['blocked-uri'],
      documentURL: old['csp-report']['document-uri'],
      sample: old['csp-report']['script-sample'],
    })),
])
type Report = z.output<typeof Report>

/** Receives browsers' reports of violations of the content security policy. */
export function mountCspReports(server: FastifyInstance, app: App): void {
  const latest: Report[] = []
  const perAddress = inMemory({ points: 30, seconds: 60 })
  void server.register((inner, _options, ready) => {
    const types = ['application/reports+json', 'application/csp-report']
    inner.addContentTypeParser(types, { parseAs: 'string' }, inner.getDefaultJsonParser('error', 'error'))
    inner.post('/api/csp-report', { bodyLimit: 16 * 1024 }, async (request, reply) => {
      await consume(perAddress, addressGroup(request.ip))
      const sent: unknown[] = Array.isArray(request.body) ? request.body : [request.body]
      for (const one of sent.slice(0, 20)) {
        const report = Report.safeParse(one)
        if (!report.success) continue
        const { effectiveDirective, blockedURL, documentURL } = report.data
        const line = {
          effectiveDirective,
          blocked: withoutQuery(blockedURL),
          page: withoutQuery(documentURL),
        }
        request.log.warn(line, 'content security policy')
        if (!app.env.isProduction) latest.unshift(report.data)
      }
      latest.length = Math.min(latest.length, stored)
      return reply.status(204).send()
    })
    if (!app.env.isProduction) inner.get('/dev/csp-reports', () => latest)
    ready()
  })
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}
