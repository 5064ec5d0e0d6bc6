import { fieldSentences, publishStatus, quietEditMs, type EditInput, type Mention } from '@guangquan/contract'
import { exposureOf, type Exposure } from '@guangquan/rules/posts/exposure'
import { v7 as uuid } from 'uuid'
import type { MemberCtx, Viewer } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { enforce } from '../../verdict.ts'
import { releaseFiles, setFilesPublic } from '../media/index.ts'
import { lockPostingRights, moveMemberCounts } from '../standing/index.ts'
import { findMentions } from '../mention/index.ts'
import { moveTopicCounts } from '../site/index.ts'
import { announceChanged } from './announce-changed.ts'
import { kindOf, moveBetweenCircles, settleCircle, callHooks } from '../post-extension/index.ts'
import { findPostMentions, whoMayReadPost } from './post-mentions.ts'
import { findPublicFiles, findUnusedFiles, listShownFiles } from './post-files.ts'
import { canEditPost } from '../post-access/index.ts'
import { findReadablePost, lockPost, type LockedPost } from './post.store.ts'
import { refuseUnknownTopics } from './refuse-topics.ts'
import { settleTags } from './tags/settle-tags.ts'

/**
 * Changes a post's content and audiences. The previous content is stored for staff. Mentioned members are notified, but
 * nobody twice. A refused post returns to review with its change. For any other post a text that the word list would
 * send to review is refused: a post that people have seen does not return to review.
 * @throws ContentNotFound, Forbidden, ContentRefused, UploadNotFound, BadInput
 */
export async function editPost(ctx: MemberCtx, input: EditInput): Promise<void> {
  const kind = kindOf(input.publishType)
  if (kind?.edit === undefined || kind.editedTextsOf === undefined) {
    fail('BadInput', { fields: { publishType: fieldSentences.publishType } })
  }
  const edit = kind.edit.bind(kind)
  const verdict = await judgeText(ctx, [...kind.editedTextsOf(input), input.place, ...input.tags])
  if (verdict === 'block') fail('ContentRefused')
  await inTransaction(ctx, async (tx) => {
    const post = await lockOwnPost(tx, ctx.viewer, input)
    const wasRefused = post.status === publishStatus.refused
    if (verdict !== 'pass' && !wasRefused) fail('ContentRefused')
    const tags = await settleTags(tx, input.tags, post.tags)
    const topicIds = [...new Set(input.topicIds)]
    await refuseUnknownTopics(tx, topicIds, post.topic_ids)
    const own = { id: post.id, authorId: post.author_id }
    const before = await readSaid(tx, post.id)
    const { before: part = null, released = [], ...columns } = await edit(ctx, tx, own, input)
    await storeRevision(tx, post.id, { ...before, part }, ctx.now)
    const exposure = exposureOf(input.exposeUser)
    const circleId = await settleCircle(ctx, tx, input, post.circle_id)
    const names = { text: columns.body, atUsers: input.atUsers }
    const mentions = await findMentions(tx, own.authorId, names)
    const notified = await whoMayReadPost(tx, post.id, await findPostMentions(tx, post.id))
    const isMarked = ctx.now.getTime() - before.created_at.getTime() > quietEditMs
    await tx
      .updateTable('publish')
      .set({
        title: columns.title,
        body: columns.body,
        ...(columns.publishSubType === undefined ? {} : { publish_sub_type: columns.publishSubType }),
        ...(columns.cover === undefined
          ? {}
          : {
              cover_camera_id: columns.cover.cameraId,
              cover_lens_id: columns.cover.lensId,
              cover_f_number: columns.cover.fNumber,
              cover_focal_length: columns.cover.focalLength,
              cover_iso: columns.cover.iso,
              cover_exposure_seconds: columns.cover.exposureSeconds,
            }),
        ...(columns.ai === undefined ? {} : { ai_mark: columns.ai.mark, ai_suspected: columns.ai.suspected }),
        place: input.place,
        mentions: JSON.stringify(mentions),
        tags,
        topic_ids: topicIds,
        expose_fans: exposure.fans,
        expose_followed: exposure.followed,
        expose_others: exposure.others,
        expose_circle: exposure.circle,
        circle_id: circleId,
        ...(isMarked ? { edited_at: ctx.now } : {}),
        ...(wasRefused ? { status: publishStatus.inReview, review_cause: 'edited' } : {}),
      })
      .where('id', '=', post.id)
      .execute()
    if (post.status === publishStatus.published) {
      await moveCounts(tx, post, { tags, topicIds, exposure })
      await moveBetweenCircles(tx, post, circleId)
      await announceChanged(tx, [post.id])
      await notifyMentioned(tx, own, { mentions, notified })
    }
    await releaseFiles(tx, await findUnusedFiles(tx, post.author_id, released))
  })
}

async function lockOwnPost(tx: Tx, viewer: Viewer, { id, publishType }: EditInput): Promise<LockedPost> {
  const seen = await findReadablePost(tx, viewer.id, id)
  if (seen === undefined) fail('ContentNotFound')
  enforce(canEditPost(viewer, seen))
  await lockPostingRights(tx, viewer.id)
  const post = await lockPost(tx, id)
  if (post === undefined || post.status === publishStatus.deleted) fail('ContentNotFound')
  if (post.publish_type !== publishType)
    fail('BadInput', { fields: { publishType: fieldSentences.publishType } })
  return post
}

function readSaid(tx: Tx, id: string) {
  return tx
    .selectFrom('publish')
    .where('id', '=', id)
    .select(['title', 'body', 'mentions', 'place', 'tags', 'topic_ids', 'created_at'])
    .select(['expose_fans', 'expose_followed', 'expose_others', 'expose_circle', 'circle_id'])
    .executeTakeFirstOrThrow()
}

async function storeRevision(tx: Tx, publishId: string, content: object, now: Date): Promise<void> {
  await tx
    .insertInto('publish_revision')
    .values({ id: uuid(), publish_id: publishId, content: JSON.stringify(content), replaced_at: now })
    .execute()
}

// Members mentioned before who could read it have already been notified.
async function notifyMentioned(
  tx: Tx,
  post: { id: string; authorId: string },
  { mentions, notified }: { mentions: readonly Mention[]; notified: readonly string[] },
): Promise<void> {
  const named = mentions.map((mention) => mention.userId)
  const readers = await whoMayReadPost(tx, post.id, named)
  const memberIds = readers.filter((one) => !notified.includes(one))
  if (memberIds.length > 0)
    await emit(tx, 'post.named', { publishId: post.id, authorId: post.authorId, memberIds })
}

async function moveCounts(
  tx: Tx,
  before: LockedPost,
  after: { tags: string[]; topicIds: string[]; exposure: Exposure },
): Promise<void> {
  const [was, is] = [before.expose_others, after.exposure.others]
  await moveMemberCounts(tx, before.author_id, { publicPosts: Number(is) - Number(was) })
  await moveTopicCounts(tx, { before: was ? before.topic_ids : [], after: is ? after.topicIds : [] })
  const tags = { before: was ? before.tags : [], after: is ? after.tags : [] }
  await callHooks((hooks) => hooks.tagged?.(tx, { id: before.id, tags }))
  const files = await listShownFiles(tx, before.id)
  if (after.exposure.others) return setFilesPublic(tx, files, true)
  const shown = await findPublicFiles(tx, files)
  await setFilesPublic(
    tx,
    files.filter((id) => !shown.has(id)),
    false,
  )
}
