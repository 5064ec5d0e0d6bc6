import {
  fieldSentences,
  publishStatus,
  type MethodOutput,
  type NewPublish,
  type PublishInput,
} from '@guangquan/contract'
import { exposureOf } from '@guangquan/rules/posts/exposure'
import * as z from 'zod'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { setting } from '../../db/settings.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { lockPostingRights } from '../standing/index.ts'
import { findMentions, recordContacts } from '../mention/index.ts'
import { refuseLowLevel } from '../site/index.ts'
import { reviewCases } from '../target/index.ts'
import {
  kindOf,
  callHooks,
  collectFromHooks,
  type JudgedPictures,
  settleCircle,
} from '../post-extension/index.ts'
import { claimPostFiles, insertPostFiles } from './post-files.ts'
import { findComposed, insertPost } from './post.store.ts'
import { beginPublished } from './publish-effects.ts'
import { refuseUnknownTopics } from './refuse-topics.ts'
import { settleTags } from './tags/settle-tags.ts'

type Published = MethodOutput<typeof NewPublish.Publish>

/** Whether the first posts of a new member are reviewed. */
const premoderation = setting('post.premoderation', {
  schema: z.boolean(),
  unset: (env) => env.isProduction,
  unreadable: true,
})

/** This many posts of a new member are reviewed before others see them. */
const reviewedFirstPosts = 3

/**
 * Publishes a post of any kind. Files, post, counters, removal of its draft and the event are one transaction, so a
 * failed attempt changes nothing.
 * @returns status 1 when it is reviewed first or not ready yet, 2 when it is published; an earlier work of the author
 * that looks like it; the post of an earlier attempt whose response was lost
 * @throws PhoneNotBound, LevelTooLow, UploadNotFound, ContentRefused, ContentNotFound (the draft no longer exists),
 * BadInput
 */
export async function publishPost(ctx: MemberCtx, input: PublishInput): Promise<Published> {
  const kind = kindOf(input.publishType)
  if (kind === undefined) fail('BadInput', { fields: { publishType: fieldSentences.publishType } })
  const verdict = await judgeText(ctx, [...kind.textsOf(input), input.place, ...input.tags])
  if (verdict === 'block') fail('ContentRefused')

  return inTransaction(ctx, async (tx) => {
    const poster = await lockPostingRights(tx, ctx.viewer.id)
    if (poster === undefined) fail('TokenInvalid')
    // The author is locked: the second of two concurrent attempts finds the first.
    const earlier = await findComposed(tx, ctx.viewer.id, input.composeId)
    if (earlier !== undefined) return { ...earlier, isEarlier: true }
    if (!poster.phoneBound) fail('PhoneNotBound')
    await refuseLowLevel({ app: ctx.app, db: tx }, poster, kind.minLevel)
    const isNew = poster.acceptedPosts < reviewedFirstPosts
    const needsReview = verdict !== 'pass' || (isNew && (await premoderation.read({ app: ctx.app, db: tx })))
    const own = { id: uuid(), authorId: ctx.viewer.id }
    const tags = await settleTags(tx, input.tags)
    const topicIds = [...new Set(input.topicIds)]
    const exposure = exposureOf(input.exposeUser)
    await refuseUnknownTopics(tx, topicIds)
    const circleId = await settleCircle({ ...ctx, db: tx }, tx, input, null)
    const uses = kind.filesOf(input)
    await claimPostFiles(ctx.app, tx, { authorId: own.authorId, uses })
    const columns = await kind.prepare(ctx, tx, input)
    const { publishType, place, atUsers, composeId } = input
    const mentions = await findMentions(tx, own.authorId, { text: columns.body, atUsers })
    const met = mentions.map((one) => one.userId)
    await recordContacts(tx, ctx.now, { memberId: own.authorId, otherIds: met })
    const pictures = new Set(columns.pictures.map((picture) => picture.fileId))
    const alike = columns.waits === true ? nothingAlike : await compare(tx, own, [...pictures], ctx.now)
    const isReviewed = needsReview || alike.isHeld
    const isWithheld = isReviewed || columns.waits === true
    const status = isWithheld ? publishStatus.inReview : publishStatus.published
    await insertPost(tx, {
      ...own,
      ...columns,
      publishType,
      composeId,
      place,
      mentions,
      tags,
      topicIds,
      exposure,
      circleId,
      status,
      reviewCause: causeOf({ isWord: verdict === 'review', isHeld: alike.isHeld, needsReview, isWithheld }),
      createdAt: ctx.now,
    })
    if (alike.isHeld) {
      const held = { kind: 'post', targetId: own.id, memberId: own.authorId, at: ctx.now } as const
      await reviewCases.get().open(tx, 'nearCopy', held)
    }
    const others = uses.filter((use) => !pictures.has(use.fileId))
    await insertPostFiles(tx, own.id, others)
    await kind.insert?.(tx, { ...own, now: ctx.now, waits: !isReviewed && isWithheld }, input)
    await endDraft(tx, own.authorId, input)
    if (status === publishStatus.published) {
      const shown = others.filter((use) => use.shown ?? true)
      const fileIds = [...pictures, ...shown.map((use) => use.fileId)]
      await beginPublished(tx, { ...own, tags, topicIds, fileIds, circleId, isPublic: exposure.others })
    }
    return { id: own.id, status, ...(alike.ownAlike === null ? {} : { ownAlike: alike.ownAlike }) }
  })
}

const nothingAlike: JudgedPictures = { isHeld: false, ownAlike: null }

/** Compares photographs with earlier ones, unless the kind holds the post back itself and compares later. */
async function compare(
  tx: Tx,
  { id: publishId, authorId }: { id: string; authorId: string },
  fileIds: readonly string[],
  now: Date,
): Promise<JudgedPictures> {
  if (fileIds.length === 0) return nothingAlike
  const found = await collectFromHooks((hooks) =>
    hooks.judgePictures?.(tx, { publishId, authorId, fileIds, now }),
  )
  return {
    isHeld: found.some(({ isHeld }) => isHeld),
    ownAlike: found.find(({ ownAlike }) => ownAlike !== null)?.ownAlike ?? null,
  }
}

function causeOf(post: Record<'isWord' | 'isHeld' | 'needsReview' | 'isWithheld', boolean>) {
  if (post.isWord) return 'word'
  if (post.isHeld) return 'nearCopy'
  if (post.needsReview) return 'firstPost'
  return post.isWithheld ? 'file' : 'new'
}

async function endDraft(
  tx: Tx,
  authorId: string,
  { draftId, draftVersion: version }: Pick<PublishInput, 'draftId' | 'draftVersion'>,
): Promise<void> {
  if (draftId === undefined) return
  await callHooks((hooks) => hooks.draftPublished?.(tx, { authorId, draftId, version }))
}
