import type { SitePath } from '@guangquan/routes/link'
import { sql } from 'kysely'
import type { TargetPart } from '../target/index.ts'
import { lotteryTargetName } from './lottery-target-name.ts'

/** Lotteries as targets of notices. */
export const lotteryTarget: TargetPart = {
  name: lotteryTargetName,
  findOwner: () => Promise.resolve(undefined),
  isReadable: (id) =>
    sql`exists (select from lottery where lottery.id = ${id} and lottery.published_at is not null)`,
  loadSubjects: async ({ db }, ids) => {
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('lottery')
            .where('id', 'in', [...ids])
            .where('published_at', 'is not', null)
            .select(['id', 'title'])
            .execute()
    return new Map(
      rows.map(({ id, title }) => {
        const path: SitePath = `/activity/lotterypublic/${id}`
        const empty = { category: null, publishType: null, anchor: null, coverUrl: null }
        const name = `《${title}》`
        return [id, { name, title: name, quote: '', link: { ...empty, path, id, title } }]
      }),
    )
  },
}
