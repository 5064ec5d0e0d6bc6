import type { PublishForEdit } from '@guangquan/contract'
import { createStore } from '@guangquan/ui'
import { useEffect, useState } from 'react'
import { putMirrored, removeMirrored, removeMirroredOf } from '../../platform/mirrored-drafts.ts'
import { holdMirrorLock, releaseMirrorLock } from './mirror-locks.ts'
import { makeMirrorWriter } from './mirror-writer.ts'
import { editRecord, fingerprintOf, type MirroredEdit } from './mirrored-edits.ts'
import type { RestoredPhotos } from './pending-photos.ts'
import { useAuthorId } from './use-author-id.ts'
import type { ComposedPhotos } from './use-photo-mirror.ts'

/** A post in its editor. */
export interface EditedPost {
  /** The post as published. */
  post: PublishForEdit
  /** The initial content of the form: the post, or unsaved changes of an earlier page. */
  start: PublishForEdit
  /** Photographs of an article that an earlier page did not upload. */
  pending: RestoredPhotos | null
  /** Identifies the edit in the browser. */
  mirrorKey: string
}

/** The question when an editor with changes is left. */
export const unsavedEdit = {
  question: '修改还没保存，确定离开？',
  text: '没保存的修改留在这台设备上，下次编辑时可以恢复。',
} as const

interface Edited {
  /** The post as it would be; null when nothing is changed. */
  content: PublishForEdit | null
  isSaved: boolean
  /** The photographs that are not uploaded yet. */
  photos?: ComposedPhotos
}

/** Mirrors an edit of a published post in the browser until it is saved. */
export function useEditMirror({ post, mirrorKey }: EditedPost, { content, isSaved, photos }: Edited): void {
  const memberId = useAuthorId()
  const [latest] = useState(() => createStore<PublishForEdit | null>(null))
  useEffect(() => {
    const base = fingerprintOf(post)
    const update = makeMirrorWriter<MirroredEdit>({
      read: () => {
        const changed = latest.get()
        if (changed === null) return null
        const pending = photos?.pending.get()
        return { base, content: changed, ...(pending?.list.length ? { pending } : {}) }
      },
      store: async ({ pending }, text) => {
        await putMirrored({
          key: mirrorKey,
          memberId: memberId(),
          publishType: editRecord,
          contentId: post.id,
          at: Date.now(),
          text,
        })
        photos?.mirror.follow(pending?.list.map(({ key }) => key) ?? [])
      },
      remove: async () => {
        await removeMirrored(mirrorKey)
        photos?.mirror.follow([])
      },
    })
    holdMirrorLock(mirrorKey)
    const updateSoon = () => queueMicrotask(update)
    const stops = [latest.subscribe(updateSoon), photos?.pending.subscribe(updateSoon)]
    return () => {
      for (const stop of stops) stop?.()
      releaseMirrorLock(mirrorKey)
    }
  }, [latest, memberId, mirrorKey, post, photos])
  useEffect(() => latest.set(isSaved ? null : content))
  // Also those that earlier pages left and that were not restored.
  useEffect(() => {
    if (isSaved) void removeMirroredOf(post.id)
  }, [isSaved, post.id])
}
