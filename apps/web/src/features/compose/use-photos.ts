import type { Draft } from '@guangquan/contract'
import { useStore } from '@guangquan/ui'
import { useState } from 'react'
import type { FrameWords, RestoredPhotos } from './pending-photos.ts'
import { makePhotoUploads, type Frame, type PhotoUploads } from './photo-uploads.ts'
import { useDisposal } from './use-disposal.ts'

interface Photos {
  uploads: PhotoUploads
  /** The photograph that is shown and described; undefined when there is none. */
  current: Frame | undefined
  setCurrent: (key: string) => void
  /** Changes the current photograph. */
  edit: (change: Partial<FrameWords>) => void
}

/** The photographs of a post, beginning with those of a draft or of a published post, and those that are to be uploaded yet. */
export function usePhotos(stored: Pick<Draft, 'pictures'> | null, pending?: RestoredPhotos): Photos {
  const [uploads] = useState(() => {
    const made = makePhotoUploads()
    if (stored !== null) made.restore(stored, pending)
    return made
  })
  useDisposal(uploads.dispose)
  const frames = useStore(uploads.frames)
  const [currentKey, setCurrent] = useState<string | null>(null)
  const current =
    frames.find((frame) => frame.key === currentKey) ??
    frames.find((frame) => frame.state !== 'failed') ??
    frames[0]
  return {
    uploads,
    current,
    setCurrent,
    edit: (change) => {
      if (current === undefined) return
      // The photograph being described stays current when new uploads are sorted in.
      setCurrent(current.key)
      uploads.edit(current.key, change)
    },
  }
}
