import { memoize } from '../../cache/memoize.ts'

const cache = { name: 'medal_names', max: 1, ttlMs: 60_000 }

const load = memoize(cache, async (app) => {
  const rows = await app.db.selectFrom('medal').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
})

/** Names of all medals by id; at most a minute old. */
export const loadMedalNames = (app: Parameters<typeof load>[0]): Promise<ReadonlyMap<string, string>> =>
  load(app, 'names')
