import type { App } from '../../context.ts'
import { openCache, type Cache } from '../../cache/caches.ts'
import type { MatchRequest } from './matches.read.ts'
import type { Sample } from './search-steps.ts'

const settings = { name: 'search_frequency', max: 2000, ttlMs: 10 * 60_000 }
const byApp = new WeakMap<App, Cache<Frequency>>()

/** How frequent a search was when it last ran on this node. */
interface Frequency {
  /** Size of the step that had enough matches, if the first had not. */
  enoughIn?: number
  /** For matches in title or tags, if there were more matches than are counted. */
  inHead?: Sample
}

/**
 * The recorded frequency of a search, and how to record more. It is an estimate that affects how much is read, not what
 * is found.
 */
export function searchFrequency(app: App, { query, candidates }: Pick<MatchRequest, 'query' | 'candidates'>) {
  const cache = byApp.get(app) ?? openCache<Frequency>(app.caches, settings)
  byApp.set(app, cache)
  const { words, named, all, any, kinds } = query
  const key = JSON.stringify([words, named, all, any, kinds, candidates])
  const known = cache.get(key)
  let latest = known
  return {
    known,
    record: (part: Frequency) => {
      latest = { ...latest, ...part }
      cache.set(key, latest)
    },
  }
}
