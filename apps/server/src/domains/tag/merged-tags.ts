import { sql } from 'kysely'
import type { App } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'

interface MergedTag {
  was: string
  into: string
}

/** More are not looked for in a search. */
const max = 5000

const loadMerged = memoize({ name: 'merged_tags', max: 1, ttlMs: 60_000 }, async (app: App) => {
  const { rows } = await sql<MergedTag>`select tag.folded as was, shown.folded as into
    from tag join tag shown on shown.name = tag.merged_into
    where tag.folded is not null and shown.folded is not null and shown.banned_at is null
    order by tag.name limit ${sql.lit(max)}`.execute(app.db)
  return new Map(rows.map(({ was, into }) => [was, into]))
})

/** Folded names of merged tags, with the folded name of the tag each was merged into; at most a minute old. */
export function mergedTags(app: App): Promise<ReadonlyMap<string, string>> {
  return loadMerged(app, 'all')
}
