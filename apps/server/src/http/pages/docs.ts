import { readFile } from 'node:fs/promises'
import fastify, { type FastifyInstance } from 'fastify'

const document = new URL('../../../../../docs/openapi.json', import.meta.url)

// The script of the API reference writes style elements and inline scripts; nothing of the site runs on its pages.
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
 * `/docs`: the API reference, rendered from docs/openapi.json by a script of its package. The script has four
 * megabytes, so it is loaded for the first reader and not at the start.
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
      const response = await (await reference).inject({ method: 'GET', url: request.url })
      reply.header('content-security-policy', policy)
      const type = response.headers['content-type']
      if (typeof type === 'string') reply.type(type)
      if (typeof response.headers.location === 'string') reply.header('location', response.headers.location)
      return reply.status(response.statusCode).send(response.rawPayload)
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
      // Calls are signed, which the reference cannot do; its other features would send readers to other companies.
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
