import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import type { DemoPlan } from '../../../demo/plan.ts'
import { turnIntoCritiques } from './turn-into-critiques.ts'

/** The planned comments with their likes; some are critiques, some wait in review. */
export const replyDemo: DemoPart = {
  addRows: async ({ plan }, tx) => {
    await addReplies(tx, plan)
    await addWaiting(tx, plan)
    await turnIntoCritiques(tx, plan)
    await insertRows(
      tx,
      'reply_like',
      plan.replyLikes.map((act) => ({
        reply_id: act.target.id,
        member_id: act.actor.id,
        created_at: act.at,
      })),
    )
  },
}

async function addReplies(tx: Tx, plan: DemoPlan): Promise<void> {
  const row = (reply: DemoPlan['replies'][number]) => ({
    id: reply.id,
    publish_id: reply.post.id,
    parent_id: reply.parent?.id ?? null,
    reply_to_id: reply.replyTo?.id ?? null,
    author_id: reply.author.id,
    body: reply.text,
    created_at: reply.createdAt,
  })
  await insertRows(tx, 'reply', plan.replies.filter((reply) => reply.parent === null).map(row))
  await insertRows(tx, 'reply', plan.replies.filter((reply) => reply.parent !== null).map(row))
}

async function addWaiting(tx: Tx, { queue }: DemoPlan): Promise<void> {
  const inReview = 1
  await insertRows(
    tx,
    'reply',
    queue.replies.map(({ id, post, author, text, createdAt }) => ({
      id,
      publish_id: post.id,
      author_id: author.id,
      body: text,
      status: inReview,
      created_at: createdAt,
    })),
  )
}
