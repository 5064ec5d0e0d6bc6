import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'

/** The caller's newest published posts of one kind, newest first. */
export async function listOwnOfType(ctx: MemberCtx, publishType: number, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('publish')
    .select('id')
    .where('author_id', '=', ctx.viewer.id)
    .where('publish_type', '=', publishType)
    .where('status', '=', sql.lit(publishStatus.published))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
