import type { App } from '../../context.ts'
import { openCache, type Cache } from '../../cache/caches.ts'
import type { SearchQuery } from './search-query.ts'
import type { Sample } from './search-steps.ts'

const settings = { name: 'search_frequency', max: 2000, ttlMs: 10 * 60_000 }
const byApp = new WeakMap<App, Cache<Sample>>()

/**
 * How frequent searches were in titles and tags when they last ran on this node; of those only that had more matches
 * than are counted. An estimate, which decides how much is read and not what is found.
 */
export function searchFrequency(app: App, { words, named, all, any, kinds }: SearchQuery) {
  const cache = byApp.get(app) ?? openCache<Sample>(app.caches, settings)
  byApp.set(app, cache)
  const key = JSON.stringify([words, named, all, any, kinds])
  return { known: cache.get(key), record: (sample: Sample) => cache.set(key, sample) }
}
