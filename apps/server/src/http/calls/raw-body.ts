import { isUtf8 } from 'node:buffer'
import fastify, { type FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The bytes of a body as received: the signature covers them. */
    rawBody?: Buffer
  }
}

/**
 * Accepts JSON only and keeps the raw bytes; `text/plain`, which another site's page may post without a preflight, is
 * refused.
 */
export function keepRawBody(server: FastifyInstance): void {
  server.removeAllContentTypeParsers()
  const parseJson = server.getDefaultJsonParser('error', 'error')
  server.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body)
    request.rawBody = bytes
    if (bytes.length === 0) done(null, undefined)
    else if (!isUtf8(bytes)) done(new fastify.errorCodes.FST_ERR_CTP_INVALID_JSON_BODY())
    else void parseJson(request, bytes.toString('utf8'), done)
  })
}
