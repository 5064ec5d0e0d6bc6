import { maxCritiques } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { replyColumns, viewerOf, type ReplyRow } from './reply-rows.ts'
import { visibleReplies } from './visible-replies.ts'

const critiquesOf = preparedQueries<
  { viewerId: string | null; publishId: string },
  { member: boolean },
  ReplyRow
>('reply.critiques', (db, param, { member }) => {
  const viewerId = viewerOf(param, member)
  const query = sql<ReplyRow>`select ${replyColumns(viewerId)} from reply
    where reply.publish_id = ${param('publishId')}::uuid and reply.rubric is not null
      and ${visibleReplies(viewerId)}
    order by reply.created_at, reply.id limit ${sql.lit(maxCritiques)}`
  return { compile: () => query.compile(db) }
})

/** The critiques of a post that this viewer sees, oldest first. */
export function listCritiques(ctx: Ctx, publishId: string): Promise<ReplyRow[]> {
  const viewerId = ctx.viewer?.id ?? null
  return critiquesOf(ctx.db, { member: viewerId !== null }, { viewerId, publishId })
}
