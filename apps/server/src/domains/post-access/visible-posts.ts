import { publishStatus } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { isBlockedBetweenColumns, isFollowing } from '../follow/index.ts'
import { postCircles } from '../post-extension/index.ts'

const author = sql.ref<string>('publish.author_id')
const circle = sql.ref<string>('publish.circle_id')

/**
 * SQL: the row of `publish` is published. A literal, not a parameter: the indexes are partial, and the planner must see
 * that they apply.
 */
export const isPublished = sql<SqlBool>`publish.status = ${sql.lit(publishStatus.published)}`

/**
 * SQL: whether this viewer sees the row of `publish` in lists. Every list uses it, so that paging only counts what is
 * shown. Equivalent to `canSeePost`, except for an author's own unpublished posts.
 * @param viewerId null for a visitor
 */
export function visiblePosts(viewerId: RawBuilder<string> | null): RawBuilder<SqlBool> {
  const { showsPosts, isMember } = postCircles.get()
  const isCircleOpen = sql<SqlBool>`(${circle} is null or ${showsPosts(circle)})`
  if (viewerId === null) return sql<SqlBool>`${isPublished} and publish.expose_others and ${isCircleOpen}`
  return sql<SqlBool>`${isPublished} and (
    publish.expose_others
    or (publish.expose_circle and ${isMember(circle, viewerId)})
    or publish.author_id = ${viewerId}
    or (publish.expose_fans and ${isFollowing(viewerId, author)})
    or (publish.expose_followed and ${isFollowing(author, viewerId)})
  ) and (publish.author_id = ${viewerId} or ${isCircleOpen})
    and not ${isBlockedBetweenColumns(viewerId, author)}`
}

/** SQL: the row of `publish` has photographs, as the photo wall and all lists of tiles require. */
export const hasPictures = sql<SqlBool>`publish.picture_count > 0`

/** SQL: whether this viewer may open the row of `publish`: posts in lists, and their own until deleted. */
export function readablePosts(viewerId: RawBuilder<string> | null): RawBuilder<SqlBool> {
  if (viewerId === null) return visiblePosts(null)
  const notDeleted = sql<SqlBool>`publish.status <> ${sql.lit(publishStatus.deleted)}`
  return sql<SqlBool>`(${notDeleted} and (publish.author_id = ${viewerId} or (${visiblePosts(viewerId)})))`
}

/** SQL: a query of the id and the author of a post, if this viewer may open it. */
export function readablePost(
  id: RawBuilder<string>,
  viewerId: RawBuilder<string>,
): RawBuilder<{ id: string; author_id: string }> {
  return sql`select publish.id, publish.author_id from publish
    where publish.id = ${id} and ${readablePosts(viewerId)}`
}

/** SQL for a row with a post id: this member wrote the post. */
export function isAuthoredBy(
  publishId: RawBuilder<string>,
  memberId: RawBuilder<string>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from publish where publish.id = ${publishId} and publish.author_id = ${memberId})`
}

/** SQL for a row with a post id: the post is of this type. */
export function postTypeIs(
  publishId: RawBuilder<string>,
  publishType: RawBuilder<number | null>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from publish where publish.id = ${publishId}
    and publish.publish_type = ${publishType})`
}

/** SQL for a row with a post id: this viewer may open the post. */
export function isReadablePost(
  publishId: RawBuilder<string>,
  viewerId: RawBuilder<string> | null,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from publish where publish.id = ${publishId} and ${readablePosts(viewerId)})`
}

/** SQL for a row with a post id: the author of the post, if this viewer may open it; otherwise null. */
export function authorOfReadable(
  publishId: RawBuilder<string>,
  viewerId: RawBuilder<string>,
): RawBuilder<string | null> {
  return sql<
    string | null
  >`(select publish.author_id from publish where publish.id = ${publishId} and ${readablePosts(viewerId)})`
}

/** SQL for a row with a post id: this viewer sees the post in lists. */
export function isVisiblePost(
  publishId: RawBuilder<unknown>,
  viewerId: RawBuilder<string> | null,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (select 1 from publish where publish.id = ${publishId} and ${visiblePosts(viewerId)})`
}
