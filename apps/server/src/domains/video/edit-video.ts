import type { DraftPartOf, DraftVideo, publishTypes } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { loadUploadedFiles } from '../upload/index.ts'
import { replacePostFiles } from '../post/index.ts'
import { type EditedColumns, type EditInputOf } from '../post-extension/index.ts'
import { writeSubtitles } from './parse-subtitles.ts'
import { readLines, usesOf } from './video-parts.ts'
import { changePostVideo, findPostVideos, findSubtitles } from './video.store.ts'

type Editing = EditInputOf<typeof publishTypes.video>

/** Changes texts, poster and subtitles of a video post; the video itself cannot be changed. */
export async function editVideo(
  ctx: MemberCtx,
  tx: Tx,
  { id, authorId }: { id: string; authorId: string },
  { title, text, posterId, subtitles }: Editing,
): Promise<EditedColumns> {
  const columns = { title, body: text }
  if (posterId === undefined && subtitles === undefined) return columns
  const [video] = await findPostVideos(tx, [id])
  if (video === undefined) fail('ContentNotFound')
  const lines = await findSubtitles(tx, id)
  const after = { ...video, posterId: posterId ?? video.posterId }
  const released = await replacePostFiles(ctx.app, tx, { id, authorId, uses: usesOf(after) })
  await changePostVideo(tx, id, {
    posterId: after.posterId,
    subtitles: subtitles === undefined ? lines : readLines(subtitles),
  })
  return { ...columns, released, before: { posterId: video.posterId, subtitles: lines } }
}

/** Poster and subtitles of videos as the editor opens them again, by post id. */
export async function loadEditParts(
  ctx: MemberCtx,
  ids: readonly string[],
): Promise<Map<string, DraftPartOf<'video'>>> {
  const posts = await findPostVideos(ctx.db, ids)
  const posters = await loadUploadedFiles(
    ctx,
    posts.map(({ posterId }) => posterId),
  )
  const parts = new Map<string, DraftPartOf<'video'>>()
  for (const { publishId, posterId, ownersOnly } of posts) {
    const lines = await findSubtitles(ctx.db, publishId)
    const subtitles = lines === null ? '' : writeSubtitles(lines)
    const video: DraftVideo = { upload: null, posterId, ownersOnly, subtitles }
    parts.set(publishId, { kind: 'video', cover: posters.get(posterId) ?? null, video })
  }
  return parts
}
