import { publishStatus } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { moveBetweenCircles } from '../post-extension/index.ts'

/** Moves a locked post into a circle, or out of its own. */
export async function setPostCircle(tx: Tx, post: MovedPost, circleId: string | null): Promise<void> {
  await tx.updateTable('publish').set({ circle_id: circleId }).where('id', '=', post.id).execute()
  if (post.status === publishStatus.published) await moveBetweenCircles(tx, post, circleId)
}

interface MovedPost {
  id: string
  author_id: string
  circle_id: string | null
  status: number
}
