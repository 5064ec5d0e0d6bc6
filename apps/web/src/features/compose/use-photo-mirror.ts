import { createStore, type Store } from '@guangquan/ui'
import { useEffect, useState } from 'react'
import type { PendingPhotos } from './pending-photos.ts'
import { makePhotoMirror, type PhotoMirror } from './photo-mirror.ts'
import { useAuthorId } from './use-author-id.ts'

/** The photographs of a composer, for its mirror. */
export interface ComposedPhotos {
  /** Identifies the draft in the browser. */
  draftKey: string
  pending: Store<PendingPhotos>
  mirror: PhotoMirror
}

interface MirroredPhotos {
  /** Those that are not uploaded yet. */
  pending: PendingPhotos
  fileOf: (key: string) => File | undefined
  /** Key of the record, and the files that an earlier page stored under it; null for a new record. */
  stored: { draftKey: string; files?: ReadonlyMap<string, File> } | null
}

/** Stores the photographs that are not uploaded yet in the browser, including those stored by an earlier page. */
export function usePhotoMirror({ pending, fileOf, stored }: MirroredPhotos): ComposedPhotos {
  const memberId = useAuthorId()
  const [photos] = useState(() => {
    const draftKey = stored?.draftKey ?? crypto.randomUUID()
    const parts = { draftKey, memberId, fileOf, stored: stored?.files?.keys() ?? [], now: Date.now }
    return { draftKey, pending: createStore(pending), mirror: makePhotoMirror(parts) }
  })
  useEffect(() => photos.pending.set(pending))
  return photos
}
