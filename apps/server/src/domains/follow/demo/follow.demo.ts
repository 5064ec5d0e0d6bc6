import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'

export const followDemo: DemoPart = {
  addRows: ({ plan }, tx) =>
    insertRows(
      tx,
      'follow',
      plan.follows.map((act) => ({
        follower_id: act.actor.id,
        followed_id: act.target.id,
        created_at: act.at,
      })),
    ),
}
