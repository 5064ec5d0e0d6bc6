interface PageToKeep {
  /** The worker's address. */
  script: string
  /** The path below which it serves pages. */
  scope: string
  /** Names the caches, as for `serveWithoutNetwork`. */
  name: string
  files: RegExp
}

/**
 * Stores the current page in this browser, so that it opens without a network. Does nothing where that is impossible,
 * as in a private window: the page then works while it stays open.
 */
export async function keepPage({ script, scope, name, files }: PageToKeep): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const { ready } = navigator.serviceWorker
    await navigator.serviceWorker.register(script, { scope, type: 'module' })
    const { active } = await ready
    const loaded = loadedFiles(files)
    await forgetOthers(await caches.open(`${name}-files`), new Set(loaded))
    // Files that were loaded before the worker existed; Workbox reads this message.
    active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [location.pathname, ...loaded] } })
  } catch {
    // The browser refused.
  }
}

const loadedFiles = (files: RegExp): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && files.test(pathname))
    .map(({ pathname }) => pathname)

/** Removes files of earlier releases. */
async function forgetOthers(cache: Cache, paths: ReadonlySet<string>): Promise<void> {
  const stored = await cache.keys()
  await Promise.all(
    stored.filter(({ url }) => !paths.has(new URL(url).pathname)).map((request) => cache.delete(request)),
  )
}
