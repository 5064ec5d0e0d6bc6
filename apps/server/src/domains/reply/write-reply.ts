import {
  fieldSentences,
  useTypes,
  type MethodParsed,
  type NewPublish,
  type ReplyChild,
  type ReplyItem,
} from '@guangquan/contract'
import { startOfDay } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { judgeText, wordReplacer } from '../../moderation/judge-text.ts'
import { enforce } from '../../verdict.ts'
import { isBlockedBetween } from '../follow/index.ts'
import { claimFiles } from '../media/index.ts'
import { lockPostingRights } from '../standing/index.ts'
import { findMentions, recordContacts } from '../mention/index.ts'
import { isPictureOf, canComment, canCritique } from '../post-access/index.ts'
import { findReadablePost, type LockedPost } from '../post/index.ts'
import { insertReply } from './insert-reply.ts'
import { countWritten, findReply, lockReply, moveChildCount, replyStatus } from './reply.store.ts'
import { loadReplyChildren, loadReplyItems } from './reply.view.ts'

/** Number of comments that a member at level 1 may write a day, including answers. */
const perDayAtLevel1 = 20

type ReplyInput = MethodParsed<typeof NewPublish.Reply>

/**
 * Writes a comment or an answer; an answer to an answer belongs to the same first-level comment and names the member it
 * answers. A word that requires review hides it from others until it is decided about.
 * @throws ContentNotFound, PhoneNotBound, ContentRefused, CommentsClosed, Restricted, UploadNotFound; for a critique
 * also BadInput, CritiqueClosed, NotAllowedOnSelf
 */
export async function writeReply(ctx: MemberCtx, written: ReplyInput): Promise<ReplyItem | ReplyChild> {
  const replace = await wordReplacer(ctx)
  const input = { ...written, text: replace(written.text) }
  const verdict = await judgeText(ctx, [input.text])
  if (verdict === 'block') fail('ContentRefused')
  const status = verdict !== 'pass' ? replyStatus.inReview : replyStatus.shown
  return inTransaction(ctx, async (tx) => {
    const poster = await lockPostingRights(tx, ctx.viewer.id)
    if (poster === undefined) fail('TokenInvalid')
    if (!poster.phoneBound) fail('PhoneNotBound')
    await refuseTooMany(ctx, tx, poster.level)
    const readable = await getReadablePost(ctx, tx, input.publishId)
    enforce(canComment(ctx.viewer, readable))
    const { answeredId, ...place } = await findPlace(ctx, tx, input)
    const mentions = await findMentions(tx, ctx.viewer.id, input)
    if (input.picture !== undefined) await claimPicture(ctx, tx, input.picture)
    await refuseCritique(ctx, tx, readable, input)
    const met = [answeredId, ...mentions.map((one) => one.userId)].filter((one) => one !== null)
    await recordContacts(tx, ctx.now, { memberId: ctx.viewer.id, otherIds: met })
    if (status === replyStatus.shown && place.parentId !== null) await moveChildCount(tx, place.parentId, 1)
    const written = await insertReply(tx, {
      id: uuid(),
      publishId: readable.id,
      ...place,
      mentions,
      fileId: input.picture ?? null,
      authorId: ctx.viewer.id,
      text: input.text,
      critique: input.critique,
      status,
      createdAt: ctx.now,
    })
    const load = place.parentId === null ? loadReplyItems : loadReplyChildren
    const [view] = await load({ ...ctx, db: tx }, readable, [written])
    if (view === undefined) throw new Error(`the comment ${written.id} has no view`)
    return view
  })
}

// The gate's limit is the same for everybody; this one depends on the level.
async function refuseTooMany(ctx: MemberCtx, tx: Tx, level: number): Promise<void> {
  if (level > 1 || ctx.app.env.RATE_LIMITS === 'off') return
  const today = startOfDay(ctx.now)
  if ((await countWritten(tx, ctx.viewer.id, today)) < perDayAtLevel1) return
  fail('TooFast', { n: Math.ceil((today.getTime() + 24 * 3600_000 - ctx.now.getTime()) / 1000) })
}

// A member who had the page open reads of a block; a post they may not see at all does not exist for them.
async function getReadablePost(ctx: MemberCtx, tx: Tx, id: string): Promise<LockedPost> {
  const post = await findReadablePost(tx, ctx.viewer.id, id)
  if (post !== undefined) return post
  const open = await findReadablePost(tx, null, id)
  if (open !== undefined && (await isBlockedBetween(tx, ctx.viewer.id, open.author_id))) fail('Restricted')
  return fail('ContentNotFound')
}

// If two comments, or a comment and a report, use the same photograph, the second is refused.
async function claimPicture(ctx: MemberCtx, tx: Tx, fileId: string): Promise<void> {
  const own = { ownerId: ctx.viewer.id, useType: useTypes.comment }
  await claimFiles(ctx.app, tx, { ...own, fileIds: [fileId], unused: true })
}

// Only if the author asked for critiques, by another member, on a photograph of this post, at the first level.
async function refuseCritique(ctx: MemberCtx, tx: Tx, post: LockedPost, input: ReplyInput): Promise<void> {
  if (input.critique === undefined) return
  if (input.parentId !== undefined) fail('BadInput', { fields: { critique: fieldSentences.pinned } })
  enforce(canCritique(ctx.viewer, post))
  if (!(await isPictureOf(tx, { publishId: post.id, pictureId: input.critique.pictureId })))
    fail('ContentNotFound')
}

interface Place {
  parentId: string | null
  replyToId: string | null
  /** The writer of the comment that is answered. */
  answeredId: string | null
}

async function findPlace(ctx: MemberCtx, tx: Tx, input: ReplyInput): Promise<Place> {
  if (input.parentId === undefined) return { parentId: null, replyToId: null, answeredId: null }
  const answered = await findReply(tx, input.parentId)
  if (answered === undefined || answered.publish_id !== input.publishId) fail('ContentNotFound')
  if (answered.status !== replyStatus.shown) fail('ContentNotFound')
  if (await isBlockedBetween(tx, ctx.viewer.id, answered.author_id)) fail('Restricted')
  const parentId = answered.parent_id ?? answered.id
  // Locked, so that it is not deleted before the answer is inserted.
  const parent = await lockReply(tx, parentId)
  if (parent?.status !== replyStatus.shown) fail('ContentNotFound')
  const answeredId = answered.author_id
  return { parentId, answeredId, replyToId: answered.parent_id === null ? null : answeredId }
}
