import { circleStates, reportTypes } from '@guangquan/contract'
import type { SitePath } from '@guangquan/routes/link'
import { sql } from 'kysely'
import type { TargetPart } from '../target/index.ts'
import { circleTargetName } from './circle-target-name.ts'
import { findOwnerId } from './circle.store.ts'
import { openCircle } from './circle.policy.ts'
import { Failure } from '../../fail.ts'
import { loadCircleItems } from './reads/circle-items.view.ts'

/** Circles as targets of reports and notices. Staff decide about a reported one; reports alone hide none. */
export const circleTarget: TargetPart = {
  name: circleTargetName,
  reportType: reportTypes.circle,
  findOwner: async (db, viewerId, id) => {
    try {
      await openCircle(db, viewerId, id)
      return await findOwnerId(db, id)
    } catch (error) {
      if (error instanceof Failure && error.errorName === 'ContentNotFound') return undefined
      throw error
    }
  },
  // Former members can read what happened to it, even after its end.
  isReadable: (id, viewerId) => sql`exists (select from circle c where c.id = ${id} and (
    c.status in (${sql.lit(circleStates.open)}, ${sql.lit(circleStates.dissolved)})
    or exists (select from circle_member m where m.circle_id = c.id and m.member_id = ${viewerId})))`,
  loadSubjects: async (ctx, ids) => {
    const items = await loadCircleItems(ctx, ids)
    return new Map(
      items.map(({ id, title, coverUrl }) => {
        const path: SitePath = `/circle/detail/${id}`
        const name = `「${title}」`
        const link = {
          path,
          category: null,
          publishType: null,
          id,
          anchor: null,
          title,
          coverUrl: coverUrl === '' ? null : coverUrl,
        }
        return [id, { name, title: name, quote: '', link }]
      }),
    )
  },
}
