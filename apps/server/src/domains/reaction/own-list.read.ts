import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx, MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import { isReadablePost } from '../post/index.ts'

const markKey = z.tuple([z.int(), z.uuid()])
type MarkKey = z.output<typeof markKey>

/** A post with a member's reaction, and its time. */
export interface MarkRow {
  id: string
  created_at: Date
}

/** Whose reactions, and which. */
export interface MarkList extends PageInput {
  ownerId: string
  kind: 'like' | 'collect'
}

/**
 * A page of what a member likes or collected, latest reaction first, without posts the caller may not see. totalCount:
 * capped, counted for the first page.
 */
export async function listMarks(ctx: MemberCtx, input: MarkList) {
  return pageOfMarks(ctx, input, marksOf(ctx, input))
}

/** A page of reactions, newest first. @param marks `from … as mark where …` */
export function pageOfMarks(ctx: Ctx, input: PageInput, marks: RawBuilder<unknown>) {
  const read = async (window: PageWindow<MarkKey>) => {
    const [time, id] = window.after ?? [null, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
    const { rows } = await sql<MarkRow>`
      select mark.publish_id as id, mark.created_at ${marks}
        and (mark.created_at, mark.publish_id)
          < (${time === null ? 'infinity' : new Date(time).toISOString()}::timestamptz, ${id}::uuid)
      order by mark.created_at desc, mark.publish_id desc
      ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  return keysetPage(input, markKey, {
    read,
    count: () => countUpToCap(ctx.db, marks),
    keyOf: (row): MarkKey => [row.created_at.getTime(), row.id],
  })
}

function marksOf(ctx: MemberCtx, { ownerId, kind }: MarkList): RawBuilder<SqlBool> {
  const table = sql.table(kind === 'like' ? 'post_like' : 'post_collect')
  const isSeen = isReadablePost(sql`mark.publish_id`, sql`${ctx.viewer.id}::uuid`)
  return sql<SqlBool>`from ${table} as mark where mark.member_id = ${ownerId} and ${isSeen}`
}
