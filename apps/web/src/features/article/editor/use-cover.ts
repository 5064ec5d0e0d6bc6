import type { UploadedFile } from '@guangquan/contract'
import { articleLimits } from '@guangquan/contract/article/article.limits'
import { useStore } from '@guangquan/ui'
import { useState } from 'react'
import {
  makeUploads,
  useDisposal,
  type PendingPhoto,
  type RestoredPhotos,
  type Upload,
} from '../../compose/index.ts'

/** The upload of the last chosen cover. */
export interface CoverUpload {
  /** Null when there is none. */
  upload: Upload | null
  send: (file: File) => void
  retry: () => void
  pending: PendingPhoto[]
  pendingFile: (key: string) => File | undefined
}

interface CoverParts {
  /** Photographs of an earlier page, with the cover. */
  restored: RestoredPhotos | null
  onArrived: (cover: UploadedFile) => void
}

/** File use 4: a cover. */
const useType = 4

/** Uploads the cover of an article, beginning with one that an earlier page has not uploaded. */
export function useCover({ restored, onArrived }: CoverParts): CoverUpload {
  const [key, setKey] = useState<string | null>(
    () => restored?.list.find(({ isCover }) => isCover === true)?.key ?? null,
  )
  const [uploads] = useState(() => {
    const made = makeUploads({
      useType,
      maxMB: articleLimits.photoMB,
      onArrived: (_, file) => onArrived(file),
    })
    const file = restored?.files.get(key ?? '')
    if (key !== null && file !== undefined) made.send(key, file)
    return made
  })
  useDisposal(uploads.dispose)
  const upload = useStore(uploads.all).get(key ?? '')
  const isPending = key !== null && uploads.pendingFile(key) !== undefined
  return {
    upload: upload === undefined || upload.state === 'done' ? null : upload,
    send: (file) => {
      const next = crypto.randomUUID()
      setKey(next)
      uploads.send(next, file)
    },
    retry: () => {
      if (key !== null) uploads.retry(key)
    },
    pending: isPending ? [{ key, place: 0, isCover: true }] : [],
    pendingFile: uploads.pendingFile,
  }
}
