import {
  fieldSentences,
  publishTypes,
  useTypes,
  videoStates,
  type DraftPartOf,
  type DraftVideo,
  type PostPartOf,
} from '@guangquan/contract'
import * as z from 'zod'
import type { Ctx, MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { coverOf, loadPictures } from '../media/index.ts'
import { findVideos, lockVideo, loadVideoProgress } from '../footage/index.ts'
import { loadUploadedFiles } from '../upload/index.ts'
import {
  noCoverExif,
  type DraftInputOf,
  type EditInputOf,
  type FileUse,
  type InputOf,
  type PostKind,
} from '../post-extension/index.ts'
import { unlocks } from '@guangquan/rules/growth/level'
import { editVideo, loadEditParts } from './edit-video.ts'
import { readLines, usesOf } from './video-parts.ts'
import { findPostVideos, findSubtitleTexts, insertPostVideo } from './video.store.ts'

type Input = InputOf<typeof publishTypes.video>
type Writing = DraftInputOf<typeof publishTypes.video>
type Editing = EditInputOf<typeof publishTypes.video>

const Part = z.object({
  videoId: z.uuid().nullable(),
  posterId: z.uuid().nullable(),
  ownersOnly: z.boolean(),
  subtitles: z.string(),
})

/** Videos: one file with its copies, a poster, optional subtitles. */
export const videoKind: PostKind<Input, Writing, Editing> = {
  publishType: publishTypes.video,
  minLevel: unlocks.video,
  replaceTexts: (input, replace) => ({
    ...input,
    title: replace(input.title),
    text: replace(input.text),
  }),
  textsOf: ({ title, text, subtitles }) => [title, text, subtitles],
  filesOf: ({ videoId, posterId, ownersOnly }) => usesOf({ fileId: videoId, posterId, ownersOnly }),
  prepare: async (_ctx, tx, input) => {
    const video = await lockVideo(tx, input.videoId)
    if (video === null || video.state === videoStates.failed) fail('UploadNotFound')
    if (input.ownersOnly && (input.publishSubType !== 2 || video.plain)) {
      fail('BadInput', { fields: { ownersOnly: fieldSentences.ownersOnly } })
    }
    readLines(input.subtitles)
    return {
      title: input.title,
      body: input.text,
      publishSubType: input.publishSubType,
      pictures: [],
      cover: noCoverExif,
      waits: video.renditions.length === 0 && !video.plain,
    }
  },
  insert: async (tx, { id, waits }, input) => {
    await insertPostVideo(tx, {
      publishId: id,
      fileId: input.videoId,
      posterId: input.posterId,
      ownersOnly: input.ownersOnly,
      subtitles: readLines(input.subtitles),
      waits,
    })
  },
  loadShown: loadVideoParts,
  draftPartOf: ({ videoId, posterId, ownersOnly, subtitles }) => ({
    videoId,
    posterId,
    ownersOnly,
    subtitles,
  }),
  draftFilesOf: ({ videoId, posterId, frameIds }) => [
    ...(videoId === null ? [] : [{ fileId: videoId, useType: useTypes.video }]),
    ...[...new Set([...(posterId === null ? [] : [posterId]), ...frameIds])].map((fileId): FileUse => ({
      fileId,
      useType: useTypes.poster,
    })),
  ],
  loadDraftParts,
  loadSearchTexts: findSubtitleTexts,
  editedTextsOf: ({ title, text, subtitles = '' }) => [title, text, subtitles],
  edit: editVideo,
  loadEditParts,
}

async function loadVideoParts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PostPartOf<'video'>>> {
  const posts = await findPostVideos(ctx.db, ids)
  const [videos, posters] = await Promise.all([
    findVideos(
      ctx.db,
      posts.map((post) => post.fileId),
    ),
    loadPictures(
      ctx,
      posts.map((post) => post.posterId),
    ),
  ])
  return new Map(
    posts.flatMap(({ publishId, fileId, posterId, ownersOnly }) => {
      const video = videos.get(fileId)
      if (video === undefined) return []
      const { durationMs, width, height } = video
      const poster = posters.get(posterId)
      const playable = video.plain || video.renditions.length > 0
      const part = {
        kind: 'video' as const,
        cover: poster === undefined ? null : coverOf(poster),
        video: { fileId, durationMs, width, height, ownersOnly, playable },
      }
      return [[publishId, part] as const]
    }),
  )
}

async function loadDraftParts(
  ctx: MemberCtx,
  parts: ReadonlyMap<string, unknown>,
): Promise<Map<string, DraftPartOf<'video'>>> {
  const read = [...parts].flatMap(([id, part]) => {
    const parsed = Part.safeParse(part)
    return parsed.success ? [{ id, ...parsed.data }] : []
  })
  const [videos, posters] = await Promise.all([
    loadVideoProgress(
      ctx,
      read.flatMap((one) => one.videoId ?? []),
    ),
    loadUploadedFiles(
      ctx,
      read.flatMap((one) => one.posterId ?? []),
    ),
  ])
  return new Map(
    read.map(({ id, videoId, posterId, ownersOnly, subtitles }) => {
      const poster = posterId === null ? undefined : posters.get(posterId)
      const video: DraftVideo = {
        upload: videoId === null ? null : (videos.get(videoId) ?? null),
        posterId: poster === undefined ? null : posterId,
        ownersOnly,
        subtitles,
      }
      return [id, { kind: 'video', cover: poster ?? null, video }] as const
    }),
  )
}
