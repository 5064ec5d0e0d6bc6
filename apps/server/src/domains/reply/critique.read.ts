import { critiquesAtMost } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { runOnce, type SlotOf } from '../../db/hot-query.ts'
import { replyColumns, viewerOf, type ReplyRow } from './reply-rows.ts'
import { visibleReplies } from './visible-replies.ts'

/** The critiques of a post this viewer sees, the first written first. */
export function listCritiques(ctx: Ctx, publishId: string): Promise<ReplyRow[]> {
  const values = { viewerId: ctx.viewer?.id ?? null, publishId }
  return runOnce(
    ctx.db,
    (slot: SlotOf<typeof values>) => {
      const viewerId = viewerOf(slot, ctx.viewer !== null)
      const query = sql<ReplyRow>`select ${replyColumns(viewerId)} from reply
        where reply.publish_id = ${slot('publishId')}::uuid and reply.rubric is not null
          and ${visibleReplies(viewerId)}
        order by reply.created_at, reply.id limit ${sql.lit(critiquesAtMost)}`
      return { compile: () => query.compile(ctx.db) }
    },
    values,
  )
}
