import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { localTime } from '../../../demo/local-time.ts'
import type { DemoPlan } from '../../../demo/plan.ts'

/** The planned likes, collections and shares of posts. */
export const reactionDemo: DemoPart = { addRows: ({ plan }, tx) => addReactions(tx, plan) }

async function addReactions(tx: Tx, plan: DemoPlan): Promise<void> {
  const onPost = (act: DemoPlan['likes'][number]) => ({
    publish_id: act.target.id,
    member_id: act.actor.id,
    created_at: act.at,
  })
  await insertRows(tx, 'post_like', plan.likes.map(onPost))
  await insertRows(tx, 'post_collect', plan.collects.map(onPost))
  await insertRows(
    tx,
    'post_share',
    plan.shares.map((act) => ({
      publish_id: act.target.id,
      sharer: act.actor.id,
      member_id: act.actor.id,
      day: localTime(act.at).slice(0, 10),
      channel: 'link',
    })),
  )
}
