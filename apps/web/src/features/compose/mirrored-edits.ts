import type { PublishForEdit } from '@guangquan/contract'
import { listMirrored, removeMirrored } from '../../platform/mirrored-drafts.ts'
import { listMirroredPhotos } from '../../platform/mirrored-photos.ts'
import { releaseMirrorLock, tryMirrorLock } from './mirror-locks.ts'
import type { PendingPhotos, RestoredPhotos } from './pending-photos.ts'
import { choicesOf } from './photo-choices.ts'

/** In place of a `publishType`: composers do not recover edits of published posts as drafts. */
export const editRecord = 0

/** An unsaved edit as stored in the browser. */
export interface MirroredEdit {
  /** The content of the post when the edit was begun. */
  base: string
  /** The post as it would be. */
  content: PublishForEdit
  /** Photographs of an article that are not uploaded yet; their files are stored separately. */
  pending?: PendingPhotos
}

/** An edit that an earlier page did not save. */
export interface FoundEdit {
  /** Key of its record, which this page has locked. */
  key: string
  /** Time of its last change, epoch milliseconds. */
  at: number
  content: PublishForEdit
  /** The post was changed since the edit was begun. */
  isOutdated: boolean
  /** The photographs to go on uploading. */
  photos: RestoredPhotos | null
}

/** Finds the newest edit of a post that is not open in another page. */
export async function findMirroredEdit(
  post: PublishForEdit,
  { memberId, now }: { memberId: string; now: number },
): Promise<FoundEdit | null> {
  for (const { key, at, publishType, contentId, text } of await listMirrored(memberId, now)) {
    if (publishType !== editRecord || contentId !== post.id || !(await tryMirrorLock(key))) continue
    const { base, content, pending }: MirroredEdit = JSON.parse(text)
    const said = fingerprintOf(post)
    if (pending !== undefined || fingerprintOf(content) !== said) {
      const photos =
        pending === undefined ? null : { ...pending, draftKey: key, files: await listMirroredPhotos(key) }
      return { key, at, content, isOutdated: base !== said, photos }
    }
    // It was saved, and the response did not arrive.
    await removeMirrored(key)
    releaseMirrorLock(key)
  }
  return null
}

/** Everything an author can change in a post, to compare: without addresses of files, which change. */
export function fingerprintOf(post: PublishForEdit): string {
  const { title, text, tags, topicIds, place, exposeUser, aiMark, publishSubType } = post
  const { pictures, cover, video, article } = post
  return JSON.stringify([
    [title, text, tags, topicIds, place, exposeUser, aiMark, publishSubType],
    pictures.map((one) => [one.fileId, one.title, one.alt, one.exifHidden, choicesOf(one)]),
    [cover?.fileId, video?.subtitles, article?.categoryId, article?.html],
  ])
}
