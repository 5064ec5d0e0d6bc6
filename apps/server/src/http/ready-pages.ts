import type { FastifyInstance } from 'fastify'
import { openCache } from '../cache/caches.ts'
import type { App } from '../context.ts'
import { chooseEncoding, type CompressedBody } from './compressed.ts'
import { securityHeaders } from './security-headers.ts'
import { header } from './sign.ts'

const cache = { name: 'ready_page', max: 300, ttlMs: 2000 }
const longestAddress = 300

/**
 * Finished pages by requested URL. They are the same for everybody, so the most frequent response of the site is sent
 * before anything else is checked.
 */
export interface ReadyPages {
  keep: (address: string, page: CompressedBody, ttlMs: number) => void
  mount: (server: FastifyInstance) => void
}

export function makeReadyPages(app: App): ReadyPages {
  const pages = openCache<CompressedBody>(app.caches, cache)
  const head = Object.entries({
    ...securityHeaders(app),
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  }).flat()
  return {
    keep: (address, page, ttlMs) => {
      if (address.length <= longestAddress) pages.set(address, page, ttlMs)
    },
    mount: (server) => {
      server.addHook('onRequest', (request, reply, done) => {
        const page = request.method === 'GET' ? pages.get(request.url) : undefined
        if (page === undefined) return done()
        const { bytes, encoding } = chooseEncoding(page, header(request, 'accept-encoding'))
        const own = ['x-request-id', request.id, 'content-length', String(bytes.length)]
        if (encoding !== null) own.push('content-encoding', encoding)
        reply.hijack()
        reply.raw.writeHead(200, [...head, ...own])
        reply.raw.end(bytes)
      })
    },
  }
}
