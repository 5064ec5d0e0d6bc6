import { clientsClaim } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst } from 'workbox-strategies'

const slowSeconds = 4
const storedAt = 'x-stored-at'

interface OfflinePage {
  /** Names the caches. */
  name: string
  /** Whether a path is the page's. */
  isPage: (path: string) => boolean
  /** Files whose names change with their contents. */
  files: RegExp
}

/**
 * For a service worker whose scope is one page: keeps the page's document and files, so that it opens without network.
 * What it shows is stored by the page itself.
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
          // The document is the same whatever is asked of it.
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

/** The document carries the server's time, which goes on while it is stored. */
async function withCurrentTime(stored: Response): Promise<Response> {
  const age = Date.now() - Number(stored.headers.get(storedAt))
  const text = await stored.text()
  return new Response(
    text.replace(/"now":(\d+)/, (_, now) => `"now":${Number(now) + age}`),
    { headers: stored.headers },
  )
}
