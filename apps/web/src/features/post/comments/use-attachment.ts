import { ApiError } from '@guangquan/client'
import { useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../../app/load-chunk.ts'

export interface Attachment {
  file: File
  state: 'uploading' | 'ready'
  /** 0 to 1. */
  share: number
  fileId: string | null
}

/** Use of a file: the photograph of a comment. */
const commentUse = 30
const maxBytes = 10 * 1024 * 1024

/** The one photograph of the comment being written; it uploads as soon as it is chosen. */
export function useAttachment(onFailure: (sentence: string) => void) {
  const [attached, setAttached] = useState<Attachment | null>(null)
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
    setAttached({ file, state: 'uploading', share: 0, fileId: null })
    try {
      const { uploadFile } = await loadChunk(() => import('../../compose/index.ts'))
      const { fileId } = await uploadFile(file, {
        useType: commentUse,
        signal: control.signal,
        onProgress: (share) => still({ share }),
      })
      still({ state: 'ready', fileId })
    } catch (error) {
      if (control.signal.aborted) return
      setAttached(null)
      onFailure(error instanceof ApiError ? error.message : '照片没有传上去，请重试')
    }
  }

  return { attached, attach, drop }
}
