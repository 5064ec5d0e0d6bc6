import { publishTypes, useTypes } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { loadPictures } from '../media/index.ts'
import type { FileUse, PostKind } from './post-kind.ts'
import { noCoverExif, type CoverExif, type NewPicture } from './post.store.ts'

/** Photographs: the kind whose rows are the post domain's own. */
export const photoKind: PostKind = {
  publishType: publishTypes.photo,
  minLevel: 1,
  textsOf: ({ title, text, pictures }) => [
    title,
    text,
    ...pictures.flatMap((picture) => [picture.title, picture.alt]),
  ],
  filesOf: ({ pictures }) => photosOf(pictures),
  prepare: async (ctx, tx, { title, text, publishSubType, pictures }) => ({
    title,
    body: text,
    publishSubType,
    pictures,
    cover: await readCover(ctx, tx, pictures[0]),
  }),
  draftFilesOf: ({ pictures }) => photosOf(pictures),
}

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
