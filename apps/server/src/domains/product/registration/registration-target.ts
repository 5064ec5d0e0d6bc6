import type { SitePath } from '@guangquan/routes/link'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import type { TargetPart, TargetSubject } from '../../target/index.ts'
import { registrationTargetName } from './registration-target-name.ts'
import { productCard } from '../catalogue/product.view.ts'
import { selectRegistrations } from './registration.view.ts'

/** Registered products as targets of notices to their owner, who alone may open them. */
export const registrationTarget: TargetPart = {
  name: registrationTargetName,
  findOwner: async (db, viewerId, id) => {
    const row = await db
      .selectFrom('user_product')
      .where('id', '=', id)
      .where('member_id', '=', viewerId)
      .select('member_id')
      .executeTakeFirst()
    return row?.member_id
  },
  isReadable: (id, viewerId) => sql`exists (select from user_product registration
    where registration.id = ${id} and registration.member_id = ${viewerId})`,
  loadSubjects,
}

async function loadSubjects(ctx: MemberCtx, ids: readonly string[]): Promise<Map<string, TargetSubject>> {
  if (ids.length === 0) return new Map()
  const rows = await selectRegistrations(ctx.db)
    .where('user_product.id', 'in', ids)
    .where('user_product.member_id', '=', ctx.viewer.id)
    .execute()
  return new Map(
    rows.map((row) => {
      const path: SitePath = `/user/product/detail/${row.reg_id}`
      const { name, pictureUrl } = productCard(ctx.app, row)
      const link = {
        path,
        category: null,
        publishType: null,
        id: row.reg_id,
        anchor: null,
        title: name,
        coverUrl: pictureUrl === '' ? null : pictureUrl,
      }
      return [row.reg_id, { name, title: name, quote: '', link }]
    }),
  )
}
