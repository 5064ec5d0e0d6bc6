import { ApiError } from '@guangquan/client'
import { useTypes } from '@guangquan/contract/services/file-upload'
import { useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../platform/load-chunk.ts'

/** A picture that proves a purchase. */
export interface ProofPicture {
  key: string
  file: File
  /** Null while it is being uploaded. */
  fileId: string | null
}

const maxBytes = 10 * 1024 * 1024

interface ProofPictures {
  pictures: readonly ProofPicture[]
  max: number
  onChange: (change: (before: readonly ProofPicture[]) => readonly ProofPicture[]) => void
}

/** Pictures of a purchase: each is uploaded as soon as it is chosen. */
export function useProofPictures({ pictures, max, onChange }: ProofPictures) {
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
    if (fitting.length < files.length) setFailure('图片太大，最大 10 MB')
    else setFailure(chosen.length < files.length ? `最多 ${max} 张` : '')
    onChange((before) => [...before, ...chosen])
    for (const { key, file } of chosen) void send(key, file)
  }

  async function send(key: string, file: File): Promise<void> {
    const control = new AbortController()
    underway.current.set(key, control)
    try {
      const { uploadFile } = await loadChunk(() => import('../compose/index.ts'))
      const { fileId } = await uploadFile(file, {
        useType: useTypes.proof,
        signal: control.signal,
        onProgress: () => undefined,
      })
      onChange((before) => before.map((one) => (one.key === key ? { ...one, fileId } : one)))
    } catch (error) {
      onChange((before) => before.filter((picture) => picture.key !== key))
      if (!control.signal.aborted)
        setFailure(error instanceof ApiError ? error.message : '图片没有传上去，请重试')
    } finally {
      underway.current.delete(key)
    }
  }

  return { failure, add, remove }
}

export const fileIdsOf = (pictures: readonly ProofPicture[]): string[] =>
  pictures.flatMap(({ fileId }) => fileId ?? [])

export const isSending = (pictures: readonly ProofPicture[]): boolean =>
  pictures.some(({ fileId }) => fileId === null)
