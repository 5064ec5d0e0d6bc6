import { feedbackNumber } from '@guangquan/contract'
import type { SitePath } from '@guangquan/routes/link'
import { ownTarget } from '../target/index.ts'
import { feedbackTargetName } from './feedback-target-name.ts'

/** Tickets as targets of notices. */
export const feedbackTarget = ownTarget({
  name: feedbackTargetName,
  table: 'feedback',
  load: async ({ db, viewer }, ids) => {
    const rows = await db
      .selectFrom('feedback')
      .where('id', 'in', [...ids])
      .where('member_id', '=', viewer.id)
      .select(['id', 'number'])
      .execute()
    return rows.map(({ id, number }) => {
      const path: SitePath = `/user/feedback/${id}`
      return { id, path, title: feedbackNumber(number), coverUrl: '' }
    })
  },
})
