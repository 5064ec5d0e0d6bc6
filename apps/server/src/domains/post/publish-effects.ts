import type { Tx } from '../../db/client.ts'
import { emit } from '../../events/emit.ts'
import { setFilesPublic } from '../media/index.ts'
import { moveMemberCounts } from '../standing/index.ts'
import { moveTopicCounts } from '../site/index.ts'
import { announceChanged } from './announce-changed.ts'
import { findPublicFiles, listShownFiles } from './post-files.ts'
import { moveCirclePost, callHooks } from '../post-extension/index.ts'
import type { LockedPost } from './post.store.ts'

/** The columns that are needed to count a post. */
export interface CountedPost {
  id: string
  authorId: string
  tags: readonly string[]
  topicIds: readonly string[]
  fileIds: readonly string[]
  circleId: string | null
  isPublic: boolean
}

/** The counted attributes of a locked post. */
export async function countedOf(tx: Tx, post: LockedPost): Promise<CountedPost> {
  return {
    id: post.id,
    authorId: post.author_id,
    tags: post.tags,
    topicIds: post.topic_ids,
    fileIds: await listShownFiles(tx, post.id),
    circleId: post.circle_id,
    isPublic: post.expose_others,
  }
}

/**
 * Everything that follows when a post is published. The author's row is locked; the post's row already has its new
 * state.
 */
export async function beginPublished(tx: Tx, post: CountedPost): Promise<void> {
  await beginPublishedQuietly(tx, post)
  await emit(tx, 'post.published', { publishId: post.id, authorId: post.authorId })
}

/** As `beginPublished`, for a caller that emits the event later. */
export async function beginPublishedQuietly(tx: Tx, post: CountedPost): Promise<void> {
  await show(tx, post, { acceptedPosts: 1 })
}

/** Undoes `beginPublishedQuietly`. */
export async function undoBegun(tx: Tx, post: CountedPost): Promise<void> {
  await moveMemberCounts(tx, post.authorId, { acceptedPosts: -1 })
  await endPublished(tx, post)
}

/** All consequences of publishing a post again: nobody is notified twice. */
export async function resumePublished(tx: Tx, post: CountedPost): Promise<void> {
  await show(tx, post, { acceptedPosts: 0 })
}

async function show(tx: Tx, post: CountedPost, { acceptedPosts }: { acceptedPosts: 0 | 1 }): Promise<void> {
  await moveMemberCounts(tx, post.authorId, { acceptedPosts, publish: 1, publicPosts: Number(post.isPublic) })
  if (post.isPublic) await countTopicsAndTags(tx, post, true)
  await announceChanged(tx, [post.id])
  if (post.isPublic) await setFilesPublic(tx, post.fileIds, true)
  await moveCirclePost(tx, post, 1)
}

/** Everything that follows when a published post is hidden or deleted. */
export async function endPublished(tx: Tx, post: CountedPost): Promise<void> {
  await moveMemberCounts(tx, post.authorId, { publish: -1, publicPosts: -Number(post.isPublic) })
  if (post.isPublic) await countTopicsAndTags(tx, post, false)
  const shown = await findPublicFiles(tx, post.fileIds)
  await setFilesPublic(
    tx,
    post.fileIds.filter((id) => !shown.has(id)),
    false,
  )
  await moveCirclePost(tx, post, -1)
}

/**
 * Adds a public post to the counts of its topics and tags, or removes it. One that is not public must not be counted
 * there: its tag would be suggested.
 */
async function countTopicsAndTags(
  tx: Tx,
  post: Pick<CountedPost, 'id' | 'tags' | 'topicIds'>,
  isCounted: boolean,
): Promise<void> {
  const change = (all: readonly string[]) =>
    isCounted ? { before: [], after: all } : { before: all, after: [] }
  await moveTopicCounts(tx, change(post.topicIds))
  await callHooks((hooks) => hooks.tagged?.(tx, { id: post.id, tags: change(post.tags) }))
}
