import { publishTypes, tiledFromLevel, useTypes, type ExifEdits } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import {
  loadPictures,
  setPhotographChoices,
  strongestAiMark,
  type PhotographChoices,
} from '../media/index.ts'
import { getUserBrief } from '../member/index.ts'
import { changePictures } from './change-pictures.ts'
import type { DraftInputOf, EditInputOf, FileUse, InputOf, PostKind } from './post-kind.ts'
import { putPostInAlbums } from './put-in-album.ts'
import { noCoverExif, type CoverExif, type NewPicture } from './post.store.ts'

type Photo = typeof publishTypes.photo

/** Photographs: the kind whose rows are the post domain's own. */
export const photoKind: PostKind<InputOf<Photo>, DraftInputOf<Photo>, EditInputOf<Photo>> = {
  publishType: publishTypes.photo,
  minLevel: 1,
  textsOf: ({ title, text, pictures }) => [
    title,
    text,
    ...pictures.flatMap((picture) => [picture.title, picture.alt, ...handTexts(picture.exifEdits)]),
  ],
  filesOf: ({ pictures }) => photosOf(pictures),
  prepare: async (ctx, tx, { title, text, publishSubType, pictures }) => {
    await choosePhotographs(ctx, tx, pictures)
    const cover = await readCover(ctx, tx, pictures[0])
    return { title, body: text, publishSubType, pictures, cover }
  },
  insert: async (tx, { id, authorId }, { aiMark, critiqueOpen, albumIds, pictures }) => {
    await putPostInAlbums(tx, { publishId: id, memberId: authorId, albumIds })
    const found = await strongestAiMark(tx, fileIdsOf(pictures))
    await tx
      .updateTable('publish')
      .set({
        critique_open: critiqueOpen,
        // Metadata can be wrong about how much, not about whether: beyond 2 it takes the author's word.
        ai_mark: Math.max(aiMark, Math.min(2, found)),
        ai_suspected: found > aiMark,
      })
      .where('id', '=', id)
      .execute()
  },
  draftFilesOf: ({ pictures }) => photosOf(pictures),
  editedTextsOf: ({ title, text, pictures }) => [title, text, ...pictures.flatMap(wordsOf)],
  edit: async (ctx, tx, { id }, { title, text, pictures }) => {
    const { before, released } = await changePictures(tx, id, pictures)
    return { title, body: text, cover: await readCover(ctx, tx, pictures[0]), before, released }
  },
}

/** Writes licence, mark and corrections; a tiled mark is something to grow into. */
async function choosePhotographs(
  ctx: MemberCtx,
  tx: Tx,
  pictures: readonly PhotographChoices[],
): Promise<void> {
  const author = await getUserBrief({ ...ctx, db: tx }, ctx.viewer.id)
  if (author.level < tiledFromLevel && pictures.some(({ watermark }) => watermark === 2))
    fail('LevelTooLow', { level: tiledFromLevel })
  await setPhotographChoices({ tx, now: ctx.now }, pictures, `© ${author.nickName}`)
}

function handTexts({ camera, lens, lensType, adapter, film, scanner, software }: ExifEdits): string[] {
  return [camera, lens, lensType, adapter, film, scanner, software].filter((text) => text !== undefined)
}

const fileIdsOf = (pictures: readonly { fileId: string }[]) => pictures.map(({ fileId }) => fileId)

const wordsOf = (picture: Pick<NewPicture, 'title' | 'alt'>) => [picture.title, picture.alt]

function photosOf(pictures: readonly { fileId: string }[]): FileUse[] {
  return pictures.map(({ fileId }) => ({ fileId, useType: useTypes.photo }))
}

// A field the author hides must not be found by a filter either.
async function readCover(ctx: MemberCtx, tx: Tx, cover: NewPicture | undefined): Promise<CoverExif> {
  const exif = cover && (await loadPictures({ ...ctx, db: tx }, [cover.fileId])).get(cover.fileId)?.exif
  if (exif === undefined) return noCoverExif
  const hidden = new Set(cover?.exifHidden)
  return {
    cameraId: hidden.has('camera') ? null : exif.cameraId,
    lensId: hidden.has('lens') ? null : exif.lensId,
    fNumber: hidden.has('fNumber') ? null : exif.fNumber,
    focalLength: hidden.has('focalLength') ? null : exif.focalLength,
    iso: hidden.has('iso') ? null : exif.iso,
    exposureSeconds: hidden.has('exposureTime') ? null : exif.exposureSeconds,
  }
}
