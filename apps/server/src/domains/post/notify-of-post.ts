import * as z from 'zod'
import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob } from '../../jobs/job.ts'
import { findNotifyingAuthors, listNotifiedFollowers } from '../follow/index.ts'
import { createNotice, createNotices } from '../notice/index.ts'
import { findMentionsOf, findPostMentions, whoMayReadPost } from './post-mentions.ts'
import { postTargetName } from '../post-access/index.ts'
import { findReadablePost, readReviewReason } from './post.store.ts'

const aboutPost = (id: string) => ({ kind: postTargetName, id })

/** Notifies members that a post mentions them, once per post, if it still does and they may read it. */
export async function notifyMentioned(
  { tx, now }: EventCtx,
  { publishId, authorId, memberIds }: EventPayload<'post.named'>,
): Promise<void> {
  for (const memberId of await findPostMentions(tx, publishId)) {
    if (!memberIds.includes(memberId)) continue
    if ((await findReadablePost(tx, memberId, publishId)) === undefined) continue
    await createNotice(tx, now, {
      memberId,
      kind: 'mention.inPost',
      fromMemberId: authorId,
      target: aboutPost(publishId),
    })
  }
}

/** Notifies the members posts mention, and starts notifying those who subscribed to new posts of their authors. */
export async function notifyOfPosts(
  ctx: EventCtx,
  posts: readonly EventPayload<'post.published'>[],
): Promise<void> {
  const { tx } = ctx
  const mentions = await findMentionsOf(
    tx,
    posts.map(({ publishId }) => publishId),
  )
  const followed = await findNotifyingAuthors(
    tx,
    posts.map(({ authorId }) => authorId),
  )
  for (const { publishId, authorId } of posts) {
    const memberIds = mentions.get(publishId) ?? []
    if (memberIds.length > 0) await notifyMentioned(ctx, { publishId, authorId, memberIds })
    if (followed.has(authorId)) await enqueue(tx, notifyFollowers, { publishId, authorId })
  }
}

const followersAtOnce = 500

/** Notifies all subscribers of an author's new posts, however many. Running it twice notifies them once. */
export const notifyFollowers = defineJob(
  'notice.notifyFollowers',
  z.object({ publishId: z.uuid(), authorId: z.uuid() }),
  async ({ db, now, signal }, { publishId, authorId }) => {
    let after: string | null = null
    for (;;) {
      signal.throwIfAborted()
      const notified = await db.transaction().execute(async (tx): Promise<string[]> => {
        const followers = await listNotifiedFollowers(tx, { authorId, after, limit: followersAtOnce })
        await createNotices(tx, now, await whoMayReadPost(tx, publishId, followers), {
          kind: 'post.byFollowed',
          fromMemberId: authorId,
          target: aboutPost(publishId),
        })
        return followers
      })
      const last = notified.at(-1)
      if (last === undefined || notified.length < followersAtOnce) return
      after = last
    }
  },
)

/** Notifies an author of the decision about a post in review. */
export async function notifyOfReview(
  { tx, now }: EventCtx,
  { publishId, authorId, passed }: EventPayload<'post.reviewed'>,
): Promise<void> {
  await createNotice(tx, now, {
    memberId: authorId,
    kind: passed ? 'post.passed' : 'post.refused',
    target: aboutPost(publishId),
    note: passed ? '' : await readReviewReason(tx, publishId),
  })
}
