import { publishStatus } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'

const deleted = sql.lit(publishStatus.deleted)

/** SQL: the row `p` of `publish` counts in public numbers. */
export const isPublic = sql<SqlBool>`p.status = ${sql.lit(publishStatus.published)} and p.expose_others`

/** SQL: how many public posts carry a tag. */
export function postsTagged(tag: RawBuilder<string>): RawBuilder<number> {
  return sql<number>`(select count(*) from publish p where ${isPublic} and p.tags @> array[${tag}])`
}

/** SQL: the sum of a number over a member's posts, without those in the recycle bin. */
export function sumOverPostsBy(
  authorId: RawBuilder<string>,
  numberOf: (publishId: RawBuilder<string>) => RawBuilder<number>,
): RawBuilder<number> {
  return sql<number>`(select coalesce(sum(${numberOf(sql`p.id`)}), 0) from publish p
    where p.author_id = ${authorId} and p.status <> ${deleted})`
}
