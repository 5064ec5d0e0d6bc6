import type { FastifyInstance } from 'fastify'
import { choosePacked, type Packed } from './packed.ts'
import { header } from './sign.ts'

const maxEntries = 300
const longestAddress = 300

interface Ready {
  body: Packed
  /** On the clock of `performance.now()`. */
  expiresAt: number
}

/**
 * Pages that lie ready, by the address as it was asked for. They are the same for everybody, so the busiest answer
 * of the site is given before anything else is looked at.
 */
export interface ReadyPages {
  keep: (address: string, page: Ready) => void
  mount: (server: FastifyInstance) => void
}

/** @param headers headers every answer of the site carries */
export function makeReadyPages(headers: Record<string, string>): ReadyPages {
  const pages = new Map<string, Ready>()
  const head = Object.entries({
    ...headers,
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding',
  }).flat()
  return {
    keep: (address, page) => {
      if (address.length > longestAddress) return
      if (pages.size >= maxEntries) pages.clear()
      pages.set(address, page)
    },
    mount: (server) => {
      server.addHook('onRequest', (request, reply, done) => {
        const page = request.method === 'GET' ? pages.get(request.url) : undefined
        if (page === undefined || performance.now() >= page.expiresAt) return done()
        const { bytes, encoding } = choosePacked(page.body, header(request, 'accept-encoding'))
        const own = ['x-request-id', request.id, 'content-length', String(bytes.length)]
        if (encoding !== null) own.push('content-encoding', encoding)
        reply.hijack()
        reply.raw.writeHead(200, [...head, ...own])
        reply.raw.end(bytes)
      })
    },
  }
}
