import type { Store } from '@guangquan/ui'
import { useState } from 'react'
import { makePhotoMirror, type PhotoMirror } from './photo-mirror.ts'
import type { Frame, PendingPhotos, PhotoUploads, RestoredPhotos } from './photo-uploads.ts'
import { useAuthorId } from './use-author-id.ts'

/** The photographs of a composer, for its mirror. */
export interface ComposedPhotos {
  /** Identifies the draft in the browser. */
  draftKey: string
  frames: Store<Frame[]>
  pending: () => PendingPhotos
  mirror: PhotoMirror
}

/** Stores the photographs that are not uploaded yet in the browser, beginning with what an earlier page has stored. */
export function usePhotoMirror(
  uploads: PhotoUploads,
  restored: (RestoredPhotos & { key: string }) | null,
): ComposedPhotos {
  const memberId = useAuthorId()
  const [photos] = useState(() => {
    const draftKey = restored?.key ?? crypto.randomUUID()
    const { frames, pending, fileOf } = uploads
    const stored = restored?.files.keys() ?? []
    return {
      draftKey,
      frames,
      pending,
      mirror: makePhotoMirror({ draftKey, memberId, fileOf, stored, now: Date.now }),
    }
  })
  return photos
}
