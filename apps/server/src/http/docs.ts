import { readFile } from 'node:fs/promises'
import fastify, { type FastifyInstance } from 'fastify'

const document = new URL('../../../../docs/openapi.json', import.meta.url)

// The reference's own script writes style elements and inline script; nothing of the site runs on its pages.
const policy = [
  `default-src 'none'`,
  `script-src 'self' 'unsafe-inline'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ')

/**
 * `/docs`: the reference of the wire, drawn from docs/openapi.json by a script that comes with its package.
 * That script is four megabytes, so it is loaded with the first reader and not with the server.
 */
export function mountDocs(server: FastifyInstance): void {
  let reference: Promise<FastifyInstance> | undefined
  server.get('/docs/openapi.json', async (_request, reply) => {
    reply.type('application/json; charset=utf-8')
    return readFile(document)
  })
  for (const url of ['/docs', '/docs/*']) {
    server.get(url, async (request, reply) => {
      reference ??= openReference()
      const answer = await (await reference).inject({ method: 'GET', url: request.url })
      reply.header('content-security-policy', policy)
      const type = answer.headers['content-type']
      if (typeof type === 'string') reply.type(type)
      if (typeof answer.headers.location === 'string') reply.header('location', answer.headers.location)
      return reply.status(answer.statusCode).send(answer.rawPayload)
    })
  }
}

async function openReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const inner = fastify()
  await inner.register(scalar, {
    routePrefix: '/docs',
    configuration: {
      url: '/docs/openapi.json',
      pageTitle: 'Guangquan API',
      withDefaultFonts: false,
      operationTitleSource: 'path',
      documentDownloadType: 'direct',
      // Calls are signed, which the reference cannot do; the rest would send readers to other companies.
      hideTestRequestButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      telemetry: false,
    },
  })
  await inner.ready()
  return inner
}
