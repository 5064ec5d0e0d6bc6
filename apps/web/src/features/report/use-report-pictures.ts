import { ApiError } from '@guangquan/client'
import { useEffect, useRef, useState } from 'react'
import { loadChunk } from '../../platform/load-chunk.ts'

/** A photograph attached to a report. */
export interface ReportPicture {
  key: string
  file: File
  /** Null while it is being uploaded. */
  fileId: string | null
}

/** File use: the same as a comment's photograph. */
const commentUse = 30
const maxBytes = 10 * 1024 * 1024
export const maxReportPictures = 3

/** Photographs of a report being written; each is uploaded as soon as it is chosen. */
export function useReportPictures() {
  const [pictures, setPictures] = useState<ReportPicture[]>([])
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
    setPictures((now) => now.filter((picture) => picture.key !== key))
    setFailure('')
  }

  function add(files: readonly File[]) {
    const room = maxReportPictures - pictures.length
    const fitting = files.filter((file) => file.size <= maxBytes)
    const taken = fitting.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file, fileId: null }))
    setFailure(
      fitting.length < files.length
        ? '照片太大，最大 10 MB'
        : files.length > room
          ? `最多 ${maxReportPictures} 张照片`
          : '',
    )
    setPictures([...pictures, ...taken])
    for (const { key, file } of taken) void send(key, file)
  }

  async function send(key: string, file: File): Promise<void> {
    const control = new AbortController()
    underway.current.set(key, control)
    try {
      const { uploadFile } = await loadChunk(() => import('../compose/index.ts'))
      const { fileId } = await uploadFile(file, {
        useType: commentUse,
        signal: control.signal,
        onProgress: () => undefined,
      })
      setPictures((now) => now.map((picture) => (picture.key === key ? { ...picture, fileId } : picture)))
    } catch (error) {
      if (control.signal.aborted) return
      remove(key)
      setFailure(error instanceof ApiError ? error.message : '照片没有传上去，请重试')
    } finally {
      underway.current.delete(key)
    }
  }

  return {
    pictures,
    failure,
    add,
    remove,
    isSending: pictures.some(({ fileId }) => fileId === null),
    fileIds: pictures.flatMap(({ fileId }) => fileId ?? []),
  }
}
