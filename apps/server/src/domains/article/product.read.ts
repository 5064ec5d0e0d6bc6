import type { ArticleProduct } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import { foldText, listGear } from '../gear-catalogue/index.ts'
import { loadGearOptions } from '../gear/index.ts'

const cache = { name: 'products', max: 1, ttlMs: 60_000 }
const maxChoices = 20

type Gear = Pick<ArticleProduct, 'kind' | 'name'>

const catalogue = memoize(cache, async (app): Promise<Map<string, Gear>> => {
  const { cameras, lenses } = await listGear(app.db)
  return new Map<string, Gear>([
    ...cameras.map(({ id, name }): [string, Gear] => [`camera:${id}`, { kind: 'camera', name }]),
    ...lenses.map(({ id, name }): [string, Gear] => [`lens:${id}`, { kind: 'lens', name }]),
  ])
})

async function countsOf(ctx: Ctx): Promise<Map<string, number>> {
  const { cameras, lenses } = await loadGearOptions(ctx)
  return new Map([
    ...cameras.map(({ id, count }) => [`camera:${id}`, count] as const),
    ...lenses.map(({ id, count }) => [`lens:${id}`, count] as const),
  ])
}

/** Cameras and lenses of the catalogue by their reference in articles; unknown ones are missing. */
export async function loadProducts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ArticleProduct>> {
  if (ids.length === 0) return new Map()
  const [known, counts] = await Promise.all([catalogue(ctx.app, 'all'), countsOf(ctx)])
  return new Map(
    ids.flatMap((id) => {
      const gear = known.get(id)
      return gear === undefined ? [] : [[id, { id, ...gear, count: counts.get(id) ?? 0 }]]
    }),
  )
}

/** Gear whose name contains these words, the most photographed first. */
export async function searchProducts(ctx: Ctx, keyword: string): Promise<ArticleProduct[]> {
  const requested = keyword.split(/\s+/).map(foldText)
  const [known, counts] = await Promise.all([catalogue(ctx.app, 'all'), countsOf(ctx)])
  return [...known]
    .filter(([, { name }]) => requested.every((word) => foldText(name).includes(word)))
    .map(([id, gear]) => ({ id, ...gear, count: counts.get(id) ?? 0 }))
    .toSorted((a, b) => b.count - a.count || a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1))
    .slice(0, maxChoices)
}
