import type { SiteHref } from '@guangquan/routes/link'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { sitePictureUrl } from '../../media/index.ts'
import type { TargetPart, TargetSubject } from '../../target/index.ts'
import { applicationTargetName } from './application-target-name.ts'

/** Applications for activities as targets of notices to their member, who alone may open them. */
export const applicationTarget: TargetPart = {
  name: applicationTargetName,
  findOwner: async (db, viewerId, id) => {
    const row = await db
      .selectFrom('product_application')
      .where('id', '=', id)
      .where('member_id', '=', viewerId)
      .select('member_id')
      .executeTakeFirst()
    return row?.member_id
  },
  isReadable: (id, viewerId) => sql`exists (select from product_application application
    where application.id = ${id} and application.member_id = ${viewerId})`,
  loadSubjects,
}

async function loadSubjects(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, TargetSubject>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('product_application as application')
    .innerJoin('product_activity as activity', 'activity.id', 'application.activity_id')
    .where('application.id', 'in', ids)
    .where('application.member_id', '=', ctx.viewer.id)
    .select(['application.id', 'activity_id', 'user_product_id', 'title', 'picture_url'])
    .execute()
  return new Map(
    rows.map((row) => {
      const path: SiteHref = `/user/product/join?activity=${row.activity_id}&product=${row.user_product_id}`
      const link = {
        path,
        category: null,
        publishType: null,
        id: row.id,
        anchor: null,
        title: row.title,
        coverUrl: row.picture_url === '' ? null : sitePictureUrl(ctx.app, row.picture_url),
      }
      return [row.id, { name: row.title, title: row.title, quote: '', link }]
    }),
  )
}
