import { ApiError } from '@guangquan/client'
import { useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../../platform/load-chunk.ts'
import type { StoredPicture } from './reply-draft.ts'

export interface Attachment {
  /** Null for one uploaded before the page was reloaded. */
  file: File | null
  state: 'uploading' | 'ready'
  /** 0 to 1. */
  share: number
  /** The stored part, once uploaded. */
  stored: StoredPicture | null
}

/** File use: the photograph of a comment. */
const commentUse = 30
const maxBytes = 10 * 1024 * 1024

/**
 * The photograph of the comment being written; it is uploaded as soon as it is chosen.
 * @param begun the photograph of a draft
 */
export function useAttachment(onFailure: (sentence: string) => void, begun: StoredPicture | null) {
  const [attached, setAttached] = useState<Attachment | null>(() =>
    begun === null ? null : { file: null, state: 'ready', share: 1, stored: begun },
  )
  const upload = useRef<AbortController>(null)

  useEffect(() => () => upload.current?.abort(), [])

  function drop() {
    upload.current?.abort()
    setAttached(null)
  }

  async function attach(file: File) {
    drop()
    if (file.size > maxBytes) {
      onFailure('照片太大，最大 10 MB')
      return
    }
    const control = new AbortController()
    upload.current = control
    const still = (change: Partial<Attachment>) =>
      setAttached((before) => (control.signal.aborted || before === null ? before : { ...before, ...change }))
    setAttached({ file, state: 'uploading', share: 0, stored: null })
    try {
      const { uploadFile } = await loadChunk(() => import('../../compose/index.ts'))
      const { fileId, fileUrl } = await uploadFile(file, {
        useType: commentUse,
        signal: control.signal,
        onProgress: (share) => still({ share }),
      })
      still({ state: 'ready', stored: { fileId, url: fileUrl, at: Date.now() } })
    } catch (error) {
      if (control.signal.aborted) return
      setAttached(null)
      onFailure(error instanceof ApiError ? error.message : '照片没有传上去，请重试')
    }
  }

  return { attached, attach, drop }
}
