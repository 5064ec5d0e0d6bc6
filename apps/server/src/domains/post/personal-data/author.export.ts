import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../../db/client.ts'
import { queryKinds } from '../../post-extension/index.ts'

/** A post in its author's export; `files` names the originals in the same export. */
export interface ExportedPost {
  id: string
  publishType: number
  title: string
  text: string
  place: string
  topicIds: string[]
  tags: string[]
  status: number
  createTime: string
  likeCount: number
  collectCount: number
  replyCount: number
  pictures: { fileId: string; title: string; alt: string }[]
  /** Specific to its kind; null for the others. */
  part: object | null
}

/** All posts of a member, including deleted ones that can still be restored, oldest first. */
export async function exportPosts(db: Queryable, authorId: string): Promise<ExportedPost[]> {
  const posts = await db
    .selectFrom('publish')
    .where('author_id', '=', authorId)
    .select(['id', 'publish_type', 'title', 'body', 'place', 'topic_ids', 'tags', 'status', 'created_at'])
    .select(['like_count', 'collect_count', 'reply_count'])
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const pictures = await db
    .selectFrom('publish_picture')
    .innerJoin('publish', 'publish.id', 'publish_picture.publish_id')
    .where('publish.author_id', '=', authorId)
    .select(['publish_id', 'file_id', 'publish_picture.title', 'alt'])
    .orderBy('publish_id')
    .orderBy('position')
    .execute()
  const parts = await queryKinds(
    posts.map((post) => ({ id: post.id, publishType: post.publish_type })),
    (kind, ids) => kind.export?.(db, ids),
  )
  const byPost = Map.groupBy(pictures, (picture) => picture.publish_id)
  return posts.map((post) => ({
    id: post.id,
    publishType: post.publish_type,
    title: post.title,
    text: post.body,
    place: post.place,
    topicIds: post.topic_ids,
    tags: post.tags,
    status: post.status,
    createTime: timeTextOf(post.created_at),
    likeCount: post.like_count,
    collectCount: post.collect_count,
    replyCount: post.reply_count,
    pictures: (byPost.get(post.id) ?? []).map(({ file_id, title, alt }) => ({ fileId: file_id, title, alt })),
    part: parts.get(post.id) ?? null,
  }))
}
