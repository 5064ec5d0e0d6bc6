import { aiMark, publishStatus, type PublishForEdit } from '@guangquan/contract'
import { audiencesOf } from '@guangquan/rules/posts/exposure'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { loadOwnPhotographs } from '../media/index.ts'
import { loadUploadedFiles } from '../upload/index.ts'
import { kindOf, wireDraftPart, loadOwnCircle } from '../post-extension/index.ts'
import { postRows } from '../post-card/index.ts'
import { canEditPost } from '../post-access/index.ts'
import { findReadablePost, readReviewReason } from './post.store.ts'

/** One of the caller's own posts as the editor opens it. @throws ContentNotFound, Forbidden */
export async function loadForEdit(ctx: MemberCtx, { id }: { id: string }): Promise<PublishForEdit> {
  const seen = await findReadablePost(ctx.db, ctx.viewer.id, id)
  if (seen === undefined) fail('ContentNotFound')
  enforce(canEditPost(ctx.viewer, seen))
  const [row] = await postRows(ctx.db, { ids: [id] })
  if (row === undefined) fail('ContentNotFound')
  const fileIds = row.pictures.map((picture) => picture.fileId)
  const [files, own, parts, reviewReason, circle] = await Promise.all([
    loadUploadedFiles(ctx, fileIds),
    loadOwnPhotographs(ctx.db, fileIds),
    kindOf(row.publish_type)?.loadEditParts?.(ctx, [id]),
    row.status === publishStatus.refused ? readReviewReason(ctx.db, id) : '',
    loadOwnCircle(ctx, row.circle_id),
  ])
  return {
    ...wireDraftPart(parts?.get(id)),
    id,
    publishType: row.publish_type,
    publishSubType: row.publish_sub_type,
    title: row.title,
    text: row.body,
    pictures: row.pictures.flatMap(({ fileId, title, alt, hidden }) => {
      const file = files.get(fileId)
      const photograph = own.get(fileId)
      if (file === undefined || photograph === undefined) return []
      // Corrections are shown beside the file's values, as in the form of a new post.
      const exif = { ...file.exif, ...photograph.fromFile }
      return [{ ...file, exif, title, alt, exifHidden: hidden, ...photograph.choices }]
    }),
    aiMark: aiMark.parse(row.ai_mark),
    topicIds: row.topic_ids,
    tags: row.tags,
    place: row.place,
    exposeUser: audiencesOf({
      fans: row.expose_fans,
      followed: row.expose_followed,
      others: row.expose_others,
      circle: row.expose_circle,
    }),
    circle,
    status: row.status,
    reviewReason,
  }
}
