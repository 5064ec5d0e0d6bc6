import { ApiError } from '@guangquan/client'
import type { UploadedFile, UseType } from '@guangquan/contract'
import { useEffect, useRef, useState } from 'react'

/** A picture of a form, uploaded as soon as it is chosen, or one that is already stored. */
export interface UploadPicture {
  key: string
  /** Null for one that is stored. */
  file: File | null
  /** Address of a stored picture; a stored PDF has none. */
  url?: string
  /** For a stored one, the name of the uploaded file. */
  fileName?: string
  /** Null while it is being uploaded. */
  fileId: string | null
}

interface Upload {
  useType: UseType
  signal: AbortSignal
  onProgress: () => void
}

/** Loads the code that uploads a file, when there is one. */
export type LoadUpload = () => Promise<(file: File, upload: Upload) => Promise<UploadedFile>>

interface UploadPictures {
  pictures: readonly UploadPicture[]
  max: number
  useType: UseType
  loadUpload: LoadUpload
  onChange: (change: (before: readonly UploadPicture[]) => readonly UploadPicture[]) => void
}

const maxBytes = 10 * 1024 * 1024

/** Adds pictures to a form and removes them; a failed upload is removed with the reason shown. */
export function useUploadPictures({ pictures, max, useType, loadUpload, onChange }: UploadPictures) {
  const [failure, setFailure] = useState('')
  const underway = useRef(new Map<string, AbortController>())

  useEffect(() => {
    const uploads = underway.current
    return () => {
      for (const upload of uploads.values()) upload.abort()
    }
  }, [])

  function remove(key: string) {
    underway.current.get(key)?.abort()
    onChange((before) => before.filter((picture) => picture.key !== key))
    setFailure('')
  }

  function add(files: readonly File[]) {
    const fitting = files.filter((file) => file.size <= maxBytes)
    const chosen = fitting
      .slice(0, max - pictures.length)
      .map((file) => ({ key: crypto.randomUUID(), file, fileId: null }))
    if (fitting.length < files.length) setFailure('文件太大，最大 10 MB')
    else setFailure(chosen.length < files.length ? `最多 ${max} 张` : '')
    onChange((before) => [...before, ...chosen])
    for (const { key, file } of chosen) void send(key, file)
  }

  async function send(key: string, file: File): Promise<void> {
    const control = new AbortController()
    const { signal } = control
    underway.current.set(key, control)
    try {
      const upload = await loadUpload()
      const { fileId } = await upload(file, { useType, signal, onProgress: () => undefined })
      onChange((before) => before.map((one) => (one.key === key ? { ...one, fileId } : one)))
    } catch (error) {
      onChange((before) => before.filter((picture) => picture.key !== key))
      if (!signal.aborted) setFailure(error instanceof ApiError ? error.message : '文件没有传上去，请重试')
    } finally {
      underway.current.delete(key)
    }
  }

  return { failure, add, remove }
}

export const fileIdsOf = (pictures: readonly UploadPicture[]): string[] =>
  pictures.flatMap(({ fileId }) => fileId ?? [])

export const isSending = (pictures: readonly UploadPicture[]): boolean =>
  pictures.some(({ fileId }) => fileId === null)
