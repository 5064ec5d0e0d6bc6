import type { FastifyInstance } from 'fastify'
import { openLoadingCache } from '../../cache/caches.ts'
import type { App } from '../../context.ts'
import { makeSessionCheck } from '../../session/session-cookie.ts'
import { acceptedEncoding, type Encoding } from './compressed.ts'
import type { EarlyResponses } from './early-responses.ts'
import { securityHeaders } from '../serving/security-headers.ts'

/** A page as sent. */
export interface Page {
  status: 200 | 404 | 503
  encoding: Encoding
  /** Content policy of a page with a style of the brand; null for the policy of every response. */
  policy: string | null
  /** Pattern of its route, for log and metrics. */
  route: string
  bytes: Buffer
}

/** The headers of a request that its page depends on. */
export const pagesVary = 'Accept-Encoding, Cookie'

/** Enough for requests that arrive together; each waits for the database itself. */
const lackingMs = 100

const cache = {
  name: 'page',
  max: 5000,
  // Some 2,500 pages of posts, compressed.
  maxBytes: 24e6,
  bytesOf: ({ bytes }: Page) => bytes.length,
  ttlMs: 2000,
  // A page that was made without the database must not outlast the outage.
  ttlOf: ({ status }: Page) => (status === 503 ? lackingMs : undefined),
}
/** Max age of what the version of a page's subject does not cover: counts of likes and views, names of gear. */
const versionedMs = 30_000

/** What distinguishes one cached page from another. */
export interface PageKey {
  /** Path with the query parameters the page reads, or a name no request has. */
  address: string
  encoding: Encoding
  /** For a browser that has a session. */
  forMember: boolean
  /** Version of the page's subject; null for a page without one, which is cached for two seconds. */
  version: string | null
}

/**
 * Finished pages, which are the same for all visitors and for all members, each in the encodings that were requested.
 */
export interface PageCache {
  fetch: (key: PageKey, make: () => Promise<Page>) => Promise<Page>
  /** Sends pages without a version before anything else is checked: they are the site's most frequent responses. */
  mount: (server: FastifyInstance, early: EarlyResponses) => void
}

export function makePageCache(app: App): PageCache {
  const pages = openLoadingCache<Page, () => Promise<Page>>(app.caches, cache, (_, make) => make())
  // Pages show settings, which no version covers.
  let settings = 0
  app.bus.subscribe('config.changed', () => {
    settings += 1
  })
  const keyOf = ({ address, encoding, forMember, version }: PageKey) => {
    const page = `${encoding}${forMember ? ' member' : ''} ${address}`
    return version === null ? page : `${page} ${version} ${settings}`
  }
  const hasSession = makeSessionCheck(app.env)
  const { 'content-security-policy': builtPolicy = '', ...others } = securityHeaders(app)
  const head = Object.entries({
    ...others,
    'content-type': 'text/html; charset=utf-8',
    vary: pagesVary,
  }).flat()
  const headOf = computeOnce((page: Page) => [
    ...head,
    'content-length',
    String(page.bytes.length),
    'content-security-policy',
    page.policy ?? builtPolicy,
    ...(page.encoding === 'identity' ? [] : ['content-encoding', page.encoding]),
  ])
  return {
    fetch: (key, make) => pages.fetch(keyOf(key), make, key.version === null ? cache.ttlMs : versionedMs),
    mount: (server, early) => {
      early.mount(server, (request, response, makeId) => {
        if (request.method !== 'GET') return null
        const encoding = acceptedEncoding(request.headers['accept-encoding'] ?? '')
        const forMember = hasSession(request.headers.cookie)
        const page = pages.cached(keyOf({ address: request.url ?? '', encoding, forMember, version: null }))
        if (page?.status !== 200) return null
        const id = makeId()
        response.writeHead(200, [...headOf(page), 'x-request-id', id])
        response.end(page.bytes)
        return { id, route: page.route, status: 200 }
      })
    },
  }
}

/** Computes a value from an object only once. */
function computeOnce<K extends WeakKey, V>(compute: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, V>()
  return (of) => {
    const value = known.get(of) ?? compute(of)
    known.set(of, value)
    return value
  }
}
