import { sql, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import { keysetPage, type PageInput } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
import { afterValues, timeKey, type AfterValues, type TimeKey } from '../../db/time-key.ts'
import { isReadablePost, postTypeIs } from '../post-access/index.ts'

/** A post with a member's reaction, and its time. */
export interface MarkRow {
  id: string
  created_at: Date
}

/** Whose reactions, and which. */
export interface MarkList extends PageInput {
  ownerId: string
  kind: 'like' | 'collect'
  /** For collections only: a folder, or null for those in none. */
  folderId?: string | null | undefined
  /** Only posts of this kind. */
  publishType?: number | undefined
}

/**
 * A page of the posts that a member likes or collected, latest first, without posts that the caller may not see.
 * totalCount: capped, counted for the first page.
 */
export async function listMarks(ctx: Ctx, { ownerId, kind, folderId, publishType, ...input }: MarkList) {
  const variant = {
    member: ctx.viewer !== null,
    kind,
    folder: folderId === undefined ? 'any' : folderId === null ? 'none' : 'one',
    ofType: publishType !== undefined,
  } as const
  const valuesAfter = (after: TimeKey | null) => ({
    ownerId,
    viewerId: ctx.viewer?.id ?? null,
    folderId: folderId ?? null,
    publishType: publishType ?? null,
    ...afterValues(after),
  })
  return keysetPage(input, timeKey, {
    read: (window) => marks.read(ctx.db, window, variant, valuesAfter(window.after)),
    count: () => marks.count(ctx.db, variant, valuesAfter(null)),
    keyOf: (row): TimeKey => [row.created_at.getTime(), row.id],
  })
}

type MarkValues = AfterValues & {
  ownerId: string
  viewerId: string | null
  folderId: string | null
  publishType: number | null
}
type MarkVariant = {
  member: boolean
  kind: MarkList['kind']
  folder: 'any' | 'none' | 'one'
  ofType: boolean
}

const marks = preparedList<MarkValues, MarkVariant, MarkRow>('reaction.marks', {
  rows: (param, { member, kind, folder, ofType }) => {
    const conditions = [
      sql<SqlBool>`mark.member_id = ${param('ownerId')}::uuid`,
      ...(folder === 'none' ? [sql<SqlBool>`mark.folder_id is null`] : []),
      ...(folder === 'one' ? [sql<SqlBool>`mark.folder_id = ${param('folderId')}::uuid`] : []),
      ...(ofType ? [postTypeIs(sql`mark.publish_id`, param('publishType'))] : []),
      isReadablePost(sql`mark.publish_id`, member ? sql`${param('viewerId')}::uuid` : null),
    ]
    return sql`from ${sql.table(`post_${kind}`)} as mark where ${sql.join(conditions, sql` and `)}`
  },
  page: (rows, param) => sql`select mark.publish_id as id, mark.created_at ${rows}
    and (mark.created_at, mark.publish_id) < (${param('afterTime')}::timestamptz, ${param('afterId')}::uuid)
    order by mark.created_at desc, mark.publish_id desc`,
})
