import { sql, type SqlBool } from 'kysely'
import { timeKey, timeKeyOf, type TimeKey, type TimeRow } from '../../db/time-key.ts'
import type { Ctx } from '../../context.ts'
import { keysetPage, type PageInput } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
import { afterTimeKey, timeValues, type TimeValues, visiblePosts } from '../post-access/index.ts'

interface AuthorPosts extends PageInput {
  userId: string
  /** Only posts of this kind. */
  publishType?: number | undefined
}

/**
 * A page of a member's posts of all kinds by time, as others see them. totalCount: capped, counted for the first page.
 */
export async function listAuthorPosts(ctx: Ctx, input: AuthorPosts) {
  const { userId: authorId, publishType = null } = input
  const variant = { member: ctx.viewer !== null, ofType: publishType !== null }
  const valuesAfter = (after: TimeKey | null) => ({
    ...timeValues(ctx, after),
    authorId,
    publishType,
  })
  return keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: (window) => authorPosts.read(ctx.db, window, variant, valuesAfter(window.after)),
    count: () => authorPosts.count(ctx.db, variant, valuesAfter(null)),
    keyOf: timeKeyOf,
  })
}

type AuthorValues = TimeValues & { authorId: string; publishType: number | null }
type AuthorVariant = { member: boolean; ofType: boolean }

const authorPosts = preparedList<AuthorValues, AuthorVariant, TimeRow>('post.ofAuthor', {
  rows: (param, { member, ofType }) => {
    const conditions = [
      sql<SqlBool>`publish.author_id = ${param('authorId')}::uuid`,
      visiblePosts(member ? sql`${param('viewerId')}::uuid` : null),
      ...(ofType ? [sql<SqlBool>`publish.publish_type = ${param('publishType')}`] : []),
    ]
    return sql`from publish where ${sql.join(conditions, sql` and `)}`
  },
  page: (rows, param) => sql`select publish.id, publish.created_at ${rows} and ${afterTimeKey(param)}
    order by publish.created_at desc, publish.id desc`,
})
