import { publishStatus, useTypes, type MethodParsed, type NewPublish } from '@guangquan/contract'
import { exposureOf } from '@guangquan/rules/exposure'
import * as z from 'zod'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { readConfig } from '../../db/sys-config.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { claimFiles, loadPictures, releaseFiles } from '../media/index.ts'
import { holdPoster } from '../member/index.ts'
import { findTopics } from '../site/index.ts'
import { removeDraft } from './draft.store.ts'
import { findUnusedFiles, insertPost, type CoverExif, type NewPicture } from './post.store.ts'
import { beginPublished } from './publish-effects.ts'

type PublishInput = MethodParsed<typeof NewPublish.Publish>

/** So many posts of a new member are looked at before others see them. */
const reviewedFirstPosts = 3

/**
 * Publishes photographs: files, post, counters, the end of its draft and the event are one transaction, so a failed
 * try leaves everything as it was.
 * @returns status 1 when somebody looks at it first, 2 when it is published
 * @throws PhoneNotBound, UploadNotFound, ContentRefused, ContentNotFound (the draft is gone), BadInput
 */
export async function publishPost(
  ctx: MemberCtx,
  input: PublishInput,
): Promise<{ id: string; status: number }> {
  const verdict = await judgeText(ctx.db, textsOf(input))
  if (verdict === 'block') fail('ContentRefused')
  const premoderated = await readConfig(ctx.db, 'post.premoderation', z.boolean(), ctx.app.env.isProduction)

  return inTransaction(ctx, async (tx) => {
    const poster = await holdPoster(tx, ctx.viewer.id)
    if (poster === undefined) fail('TokenInvalid')
    if (!poster.phoneBound) fail('PhoneNotBound')
    const looked = verdict === 'review' || (premoderated && poster.acceptedPosts < reviewedFirstPosts)
    const status = looked ? publishStatus.inReview : publishStatus.published
    const post = {
      ...input,
      id: uuid(),
      authorId: ctx.viewer.id,
      tags: [...new Set(input.tags)],
      topicIds: [...new Set(input.topicIds)],
      exposure: exposureOf(input.exposeUser),
      status,
      createdAt: ctx.now,
    }
    const fileIds = input.pictures.map((picture) => picture.fileId)
    await refuseUnknownTopics(tx, post.topicIds)
    await claimFiles(ctx.app, tx, { ownerId: post.authorId, fileIds, useType: useTypes.photo })
    await insertPost(tx, { ...post, cover: await readCover(ctx, tx, input.pictures[0]) })
    if (input.draftId !== undefined) await endDraft(tx, post.authorId, input.draftId)
    if (status === publishStatus.published) {
      await beginPublished(tx, { ...post, fileIds, isPublic: post.exposure.others })
    }
    return { id: post.id, status }
  })
}

function textsOf(input: PublishInput): string[] {
  const pictureTexts = input.pictures.flatMap((picture) => [picture.title, picture.alt])
  return [input.title, input.text, input.place, ...input.tags, ...pictureTexts]
}

async function refuseUnknownTopics(tx: Tx, topicIds: string[]): Promise<void> {
  const known = await findTopics(tx, topicIds)
  if (topicIds.some((id) => !known.has(id))) fail('BadInput', { fields: { topicIds: 'topic' } })
}

// A second click without the first one's requestId finds the draft gone and publishes nothing twice.
async function endDraft(tx: Tx, authorId: string, draftId: string): Promise<void> {
  const files = await removeDraft(tx, authorId, draftId)
  if (files === undefined) fail('ContentNotFound')
  await releaseFiles(tx, await findUnusedFiles(tx, authorId, files))
}

// A field the author hides must not be found by a filter either.
async function readCover(ctx: MemberCtx, tx: Tx, cover: NewPicture | undefined): Promise<CoverExif> {
  const exif = cover && (await loadPictures({ ...ctx, db: tx }, [cover.fileId])).get(cover.fileId)?.exif
  const hidden = new Set(cover?.exifHidden)
  return {
    cameraId: hidden.has('camera') ? null : (exif?.cameraId ?? null),
    lensId: hidden.has('lens') ? null : (exif?.lensId ?? null),
    fNumber: hidden.has('fNumber') ? null : (exif?.fNumber ?? null),
    focalLength: hidden.has('focalLength') ? null : (exif?.focalLength ?? null),
    iso: hidden.has('iso') ? null : (exif?.iso ?? null),
    exposureSeconds: hidden.has('exposureTime') ? null : (exif?.exposureSeconds ?? null),
  }
}
