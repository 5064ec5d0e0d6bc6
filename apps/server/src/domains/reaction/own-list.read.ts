import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { cappedCount, closePage, openPage, type PageInput } from '../../db/paging.ts'
import { isReadablePost } from '../post/index.ts'

const markKey = z.tuple([z.int(), z.uuid()])

interface MarkRow {
  id: string
  created_at: Date
}

/** Whose marks, and which. */
export interface MarkList extends PageInput {
  ownerId: string
  kind: 'like' | 'collect'
}

/**
 * A page of what somebody likes or collected, the newest mark first; posts the caller may not see are not in it.
 * totalCount: capped, found by the first page.
 */
export async function listMarks(ctx: MemberCtx, input: MarkList) {
  const window = openPage(input, markKey)
  const [after, afterId] = window.after ?? [null, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  const marks = marksOf(ctx, input)
  const { rows } = await sql<MarkRow>`
    select mark.publish_id as id, mark.created_at ${marks}
      and (mark.created_at, mark.publish_id)
        < (${after === null ? 'infinity' : new Date(after).toISOString()}::timestamptz, ${afterId}::uuid)
    order by mark.created_at desc, mark.publish_id desc
    limit ${sql.lit(window.take + 1)} offset ${sql.lit(window.skip)}`.execute(ctx.db)
  const total = window.total ?? (await countMarks(ctx, marks))
  return closePage(window, rows, total, (row) => [row.created_at.getTime(), row.id])
}

function marksOf(ctx: MemberCtx, { ownerId, kind }: MarkList): RawBuilder<SqlBool> {
  const table = sql.table(kind === 'like' ? 'post_like' : 'post_collect')
  const isSeen = isReadablePost(sql`mark.publish_id`, sql`${ctx.viewer.id}::uuid`)
  return sql<SqlBool>`from ${table} as mark where mark.member_id = ${ownerId} and ${isSeen}`
}

async function countMarks(ctx: MemberCtx, marks: RawBuilder<SqlBool>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 ${marks} limit ${sql.lit(cappedCount)}) as capped`.execute(ctx.db)
  return rows[0]?.count ?? 0
}
