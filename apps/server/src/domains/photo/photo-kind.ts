import { isDeepStrictEqual } from 'node:util'
import { publishTypes, tiledFromLevel, useTypes, type AiMark, type ExifEdits } from '@guangquan/contract'
import { photoSubType } from '@guangquan/rules/posts/photo-sub-type'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { loadOwnPhotographs, setPhotographChoices, type PhotographChoices } from '../media/index.ts'
import { readPhotographFacts, type PhotographFacts } from '../exposure/index.ts'
import { getUserBrief } from '../member/index.ts'
import { refuseLowLevel } from '../site/index.ts'
import { changePictures } from '../post/index.ts'
import { type CoverExif, type NewPicture } from '../post-extension/index.ts'
import type { DraftInputOf, EditInputOf, FileUse, InputOf, PostKind } from '../post-extension/index.ts'
import { putPostInAlbums } from '../album/index.ts'

type Photo = typeof publishTypes.photo

/** Photographs: the kind whose rows belong to the post domain. */
export const photoKind: PostKind<InputOf<Photo>, DraftInputOf<Photo>, EditInputOf<Photo>> = {
  publishType: publishTypes.photo,
  minLevel: 1,
  replaceTexts: (input, replace) => ({
    ...input,
    title: replace(input.title),
    text: replace(input.text),
    pictures: input.pictures.map((picture) => ({
      ...picture,
      ...(picture.title === undefined ? {} : { title: replace(picture.title) }),
      ...(picture.alt === undefined ? {} : { alt: replace(picture.alt) }),
    })),
  }),
  textsOf: ({ title, text, pictures }) => [
    title,
    text,
    ...pictures.flatMap((picture) => [picture.title, picture.alt, ...manualTexts(picture.exifEdits)]),
  ],
  filesOf: ({ pictures }) => photosOf(pictures),
  prepare: async (ctx, tx, { title, text, publishSubType, aiMark, critiqueOpen, pictures }) => {
    await choosePhotographs(ctx, tx, pictures)
    const facts = await readPhotographFacts(tx, fileIdsOf(pictures))
    return {
      title,
      body: text,
      publishSubType: photoSubType(publishSubType, pictures.length),
      pictures,
      cover: coverOf(facts, pictures[0]),
      critiqueOpen,
      ai: judgeAi(facts, aiMark),
    }
  },
  insert: (tx, { id, authorId }, { albumIds }) =>
    putPostInAlbums(tx, { publishId: id, memberId: authorId, albumIds }),
  draftFilesOf: ({ pictures }) => photosOf(pictures),
  editedTextsOf: ({ title, text, pictures }) => [
    title,
    text,
    ...pictures.flatMap((picture) => [...wordsOf(picture), ...manualTexts(picture.exifEdits ?? {})]),
  ],
  edit: async (ctx, tx, { id }, { title, text, aiMark, pictures }) => {
    const changed = await changePictures(tx, id, pictures)
    const choices = await chooseAgain(ctx, tx, pictures)
    const { publish_sub_type: stored } = await tx
      .selectFrom('publish')
      .select('publish_sub_type')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const publishSubType = photoSubType(stored, pictures.length)
    const facts = await readPhotographFacts(tx, fileIdsOf(pictures))
    return {
      title,
      body: text,
      publishSubType,
      cover: coverOf(facts, pictures[0]),
      ...(aiMark === undefined ? {} : { ai: judgeAi(facts, aiMark) }),
      before: { ...changed.before, ...(choices.length === 0 ? {} : { choices }) },
      released: changed.released,
    }
  },
}

type PictureChoices = EditInputOf<Photo>['pictures'][number]

/** Stores the choices that differ from the previous ones. @returns the previous ones */
async function chooseAgain(
  ctx: MemberCtx,
  tx: Tx,
  pictures: readonly PictureChoices[],
): Promise<PhotographChoices[]> {
  const own = await loadOwnPhotographs(tx, fileIdsOf(pictures))
  const changed = pictures.flatMap((picture) => {
    const before = own.get(picture.fileId)?.choices
    if (before === undefined) return []
    const after = {
      exifEdits: picture.exifEdits ?? before.exifEdits,
      licence: picture.licence ?? before.licence,
      watermark: picture.watermark ?? before.watermark,
      largeOpen: picture.largeOpen ?? before.largeOpen,
      timeOpen: picture.timeOpen ?? before.timeOpen,
      fileId: picture.fileId,
    }
    return isDeepStrictEqual(after, before) ? [] : [{ before, after }]
  })
  if (changed.length > 0)
    await choosePhotographs(
      ctx,
      tx,
      changed.map(({ after }) => after),
    )
  return changed.map(({ before }) => before)
}

/** The AI level of the post, from its author's declaration and from the files. */
function judgeAi(
  { aiFound: found }: PhotographFacts,
  declared: AiMark,
): { mark: number; suspected: boolean } {
  // Metadata can be wrong about the degree, but not about whether AI was used: above 2 the author's declaration is
  // needed.
  return { mark: Math.max(declared, Math.min(2, found)), suspected: found > declared }
}

/** Stores licence, watermark and corrections; a tiled watermark requires a level. */
async function choosePhotographs(
  ctx: MemberCtx,
  tx: Tx,
  pictures: readonly PhotographChoices[],
): Promise<void> {
  const isMarked = pictures.some(({ watermark }) => watermark !== 0)
  const author = isMarked ? await getUserBrief({ ...ctx, db: tx }, ctx.viewer.id) : null
  if (author !== null && pictures.some(({ watermark }) => watermark === 2))
    await refuseLowLevel({ ...ctx, db: tx }, author, tiledFromLevel)
  await setPhotographChoices({ tx, now: ctx.now }, pictures, author === null ? '' : `© ${author.nickName}`)
}

function manualTexts({ camera, lens, lensType, adapter, film, scanner, software }: ExifEdits): string[] {
  return [camera, lens, lensType, adapter, film, scanner, software].filter((text) => text !== undefined)
}

const fileIdsOf = (pictures: readonly { fileId: string }[]) => pictures.map(({ fileId }) => fileId)

const wordsOf = (picture: Pick<NewPicture, 'title' | 'alt'>) => [picture.title, picture.alt]

function photosOf(pictures: readonly { fileId: string }[]): FileUse[] {
  return pictures.map(({ fileId }) => ({ fileId, useType: useTypes.photo }))
}

/** Camera data of a cover. A field the author hides must not be found by a filter either. */
export function coverOf(facts: PhotographFacts, cover: NewPicture | undefined): CoverExif {
  const hidden = new Set(cover?.exifHidden)
  return {
    cameraId: hidden.has('camera') ? null : facts.cameraId,
    lensId: hidden.has('lens') ? null : facts.lensId,
    fNumber: hidden.has('fNumber') ? null : facts.fNumber,
    focalLength: hidden.has('focalLength') ? null : facts.focalLength,
    iso: hidden.has('iso') ? null : facts.iso,
    exposureSeconds: hidden.has('exposureTime') ? null : facts.exposureSeconds,
  }
}
