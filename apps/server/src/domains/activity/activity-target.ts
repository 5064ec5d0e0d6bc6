import { targetTypes } from '@guangquan/contract'
import type { SitePath } from '@guangquan/routes/link'
import { sql } from 'kysely'
import { sitePictureUrl } from '../site-picture/index.ts'
import type { TargetPart } from '../target/index.ts'
import { activityTargetName } from './activity-target-name.ts'
import { collectActivity, likeActivity, shareActivity } from './marks.ts'

/** Activities as targets of likes, collections, shares and notices. The site owns them: no member hears of a like. */
export const activityTarget: TargetPart = {
  name: activityTargetName,
  targetTypes: [targetTypes.activity],
  findOwner: () => Promise.resolve(undefined),
  like: likeActivity,
  collect: collectActivity,
  share: shareActivity,
  isReadable: (id) =>
    sql`exists (select from activity where activity.id = ${id} and activity.published_at is not null)`,
  loadSubjects: async ({ app, db }, ids) => {
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('activity')
            .where('id', 'in', [...ids])
            .where('published_at', 'is not', null)
            .select(['id', 'title', 'cover_small_path'])
            .execute()
    return new Map(
      rows.map(({ id, title, cover_small_path: cover }) => {
        const path: SitePath = `/activity/detail/${id}`
        const coverUrl = cover === null ? null : sitePictureUrl(app, cover)
        const empty = { category: null, publishType: null, anchor: null }
        const name = `《${title}》`
        return [id, { name, title: name, quote: '', link: { ...empty, path, id, title, coverUrl } }]
      }),
    )
  },
}
