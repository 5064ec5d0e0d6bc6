import type { SiteSettings } from '@guangquan/contract'
import { memoize } from '../../cache/memoize.ts'
import type { Ctx } from '../../context.ts'

const cache = { name: 'evidenceHead', max: 1, ttlMs: 60_000 }

const load = memoize(cache, async ({ db }) => {
  const { number, hash } = await db
    .selectFrom('evidence_head')
    .select(['number', 'hash'])
    .executeTakeFirstOrThrow()
  return { head: number === 0 ? null : { number, hash } }
})

/** The head of the chain of first publications, for the foot of every page; up to a minute old. */
export async function evidenceHead({ app }: Pick<Ctx, 'app'>): Promise<SiteSettings['evidenceHead']> {
  const { head } = await load(app, '')
  return head
}
