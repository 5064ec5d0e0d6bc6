import type { PublishForEdit } from '@guangquan/contract'
import { createStore } from '@guangquan/ui'
import { useEffect, useState } from 'react'
import { putMirrored, removeMirrored, removeMirroredOf } from '../../platform/mirrored-drafts.ts'
import { holdMirrorLock, releaseMirrorLock } from './mirror-locks.ts'
import { makeMirrorWriter } from './mirror-writer.ts'
import { editRecord, fingerprintOf, type MirroredEdit } from './mirrored-edits.ts'
import { useAuthorId } from './use-author-id.ts'

/** A post in its editor. */
export interface EditedPost {
  /** As it is published. */
  post: PublishForEdit
  /** What the form begins with: the post, or an edit that an earlier page did not save. */
  start: PublishForEdit
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
}

/** Mirrors an edit of a published post in the browser until it is saved. */
export function useEditMirror({ post, mirrorKey }: EditedPost, { content, isSaved }: Edited): void {
  const memberId = useAuthorId()
  const [latest] = useState(() => createStore<PublishForEdit | null>(null))
  useEffect(() => {
    const base = fingerprintOf(post)
    const update = makeMirrorWriter<MirroredEdit>({
      read: () => {
        const changed = latest.get()
        return changed === null ? null : { base, content: changed }
      },
      store: (_edit, text) =>
        putMirrored({
          key: mirrorKey,
          memberId: memberId(),
          publishType: editRecord,
          contentId: post.id,
          at: Date.now(),
          text,
        }),
      remove: () => removeMirrored(mirrorKey),
    })
    holdMirrorLock(mirrorKey)
    const stop = latest.subscribe(update)
    return () => {
      stop()
      releaseMirrorLock(mirrorKey)
    }
  }, [latest, memberId, mirrorKey, post])
  useEffect(() => latest.set(isSaved ? null : content))
  // Also those that earlier pages left and that were not restored.
  useEffect(() => {
    if (isSaved) void removeMirroredOf(post.id)
  }, [isSaved, post.id])
}
