import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../db/client.ts'
import { listDrafts, type DraftContent } from './draft.store.ts'

/** A post as its author takes it along; `files` name the originals of the same export. */
export interface CollectedPost {
  id: string
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
}

/** All posts of a member, deleted ones that can still be restored among them, oldest first. */
export async function collectPosts(db: Queryable, authorId: string): Promise<CollectedPost[]> {
  const posts = await db
    .selectFrom('publish')
    .where('author_id', '=', authorId)
    .select(['id', 'title', 'body', 'place', 'topic_ids', 'tags', 'status', 'created_at'])
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
  const byPost = Map.groupBy(pictures, (picture) => picture.publish_id)
  return posts.map((post) => ({
    id: post.id,
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
  }))
}

/** Drafts of a member, newest first. */
export async function collectDrafts(
  db: Queryable,
  authorId: string,
): Promise<(DraftContent & { savedTime: string })[]> {
  const drafts = await listDrafts(db, authorId)
  return drafts.map(({ content, savedAt }) => ({ ...content, savedTime: timeTextOf(savedAt) }))
}
