import type { SitePath } from '@guangquan/routes/link'
import { sql } from 'kysely'
import { sitePictureUrl } from '../site-picture/index.ts'
import type { TargetPart } from '../target/index.ts'
import { contestTargetName } from './contest-target-name.ts'

/** Contests as targets of notices. */
export const contestTarget: TargetPart = {
  name: contestTargetName,
  findOwner: () => Promise.resolve(undefined),
  isReadable: (id) =>
    sql`exists (select from contest where contest.id = ${id} and contest.announced_at is not null)`,
  loadSubjects: async ({ app, db }, ids) => {
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('contest')
            .where('id', 'in', [...ids])
            .where('announced_at', 'is not', null)
            .select(['id', 'title', 'cover_small_path'])
            .execute()
    return new Map(
      rows.map(({ id, title, cover_small_path: cover }) => {
        const path: SitePath = `/activity/match/${id}`
        const coverUrl = cover === null ? null : sitePictureUrl(app, cover)
        const empty = { category: null, publishType: null, anchor: null }
        const name = `《${title}》`
        return [id, { name, title: name, quote: '', link: { ...empty, path, id, title, coverUrl } }]
      }),
    )
  },
}
