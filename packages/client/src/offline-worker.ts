import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

const slowSeconds = 4
const storedAt = 'x-stored-at'

interface OfflinePage {
  /** Names the caches. */
  name: string
  /** Whether the path is that of the page. */
  isPage: (path: string) => boolean
  /** Files whose names change with their contents. */
  files: RegExp
}

/**
 * For a service worker whose scope is one page: stores the page's document and files, so that it opens without a
 * network. The page stores its data itself.
 */
export function serveWithoutNetwork({ name, isPage, files }: OfflinePage): void {
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && isPage(url.pathname),
    new NetworkFirst({
      cacheName: `${name}-page`,
      networkTimeoutSeconds: slowSeconds,
      matchOptions: { ignoreVary: true },
      plugins: [
        {
          // The document does not depend on the query.
          cacheKeyWillBeUsed: ({ request }) => Promise.resolve(new URL(request.url).pathname),
          cacheWillUpdate: ({ response }) => (response.ok ? stamp(response) : Promise.resolve(null)),
          cachedResponseWillBeUsed: ({ cachedResponse }) =>
            cachedResponse === undefined ? Promise.resolve(null) : withCurrentTime(cachedResponse),
        },
      ],
    }),
  )
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && files.test(url.pathname),
    new CacheFirst({ cacheName: `${name}-files`, matchOptions: { ignoreVary: true } }),
  )
  clientsClaim()
}

async function stamp(response: Response): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set(storedAt, String(Date.now()))
  return new Response(await response.text(), { headers })
}

/** The document contains the server's time, which passes while the document is stored. */
async function withCurrentTime(stored: Response): Promise<Response> {
  const age = Date.now() - Number(stored.headers.get(storedAt))
  const text = await stored.text()
  return new Response(
    text.replace(/"now":(\d+)/, (_, now) => `"now":${Number(now) + age}`),
    { headers: stored.headers },
  )
}
