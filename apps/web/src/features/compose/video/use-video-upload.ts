import { ApiError } from '@guangquan/client'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Waiting } from '../../../shared/pictures/until-connected.ts'
import { uploadFile } from '../upload-file.ts'
import { checkMeasure, checkVideo, isRefusal } from './check-video.ts'
import { readMeasure } from './read-measure.ts'

/** Upload of a video. The browser keeps the file, so that an interrupted upload can be resumed. */
export interface VideoUpload {
  state: 'none' | 'reading' | 'sending' | 'failed' | 'done'
  fileName: string
  /** 0…1 */
  progress: number
  /** What the upload waits for, such as the network. */
  waiting: Waiting | null
  failure: string
  /** The file is still available for another attempt. */
  canRetry: boolean
  videoId: string | null
}

const none: VideoUpload = {
  state: 'none',
  fileName: '',
  progress: 0,
  waiting: null,
  failure: '',
  canRetry: false,
  videoId: null,
}

/** Uploads one video; another attempt after a failure resumes. */
export function useVideoUpload(first: { videoId: string; fileName: string } | null) {
  const [upload, setUpload] = useState<VideoUpload>(() =>
    first === null ? none : { ...none, ...first, state: 'done', progress: 1 },
  )
  const file = useRef<File | null>(null)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const send = useCallback(async (): Promise<void> => {
    const chosen = file.current
    if (chosen === null) return
    const controller = new AbortController()
    abort.current = controller
    setUpload({ ...none, state: 'reading', fileName: chosen.name })
    try {
      const refusal = checkMeasure(await readMeasure(chosen))
      if (controller.signal.aborted) return
      if (refusal !== '') return setUpload((now) => ({ ...now, state: 'failed', failure: refusal }))
      const uploaded = await uploadFile(chosen, {
        useType: 10,
        signal: controller.signal,
        onProgress: (progress) => setUpload((now) => ({ ...now, state: 'sending', progress, waiting: null })),
        onWait: (waiting) => {
          if (!controller.signal.aborted) setUpload((now) => ({ ...now, state: 'sending', waiting }))
        },
      })
      setUpload({ ...none, state: 'done', fileName: chosen.name, progress: 1, videoId: uploaded.fileId })
    } catch (error) {
      if (controller.signal.aborted) return
      const failure = error instanceof ApiError ? error.message : '上传没有成功，请重试'
      setUpload((now) => ({ ...now, state: 'failed', failure, canRetry: !isRefusal(error) }))
    }
  }, [])

  return {
    upload,
    choose: (chosen: File) => {
      const refusal = checkVideo(chosen)
      abort.current?.abort()
      file.current = refusal === '' ? chosen : null
      if (refusal === '') void send()
      else setUpload({ ...none, state: 'failed', fileName: chosen.name, failure: refusal })
    },
    /** Null if there is no file to send again: one must be chosen. */
    retry: upload.state === 'failed' && upload.canRetry ? () => void send() : null,
    remove: () => {
      abort.current?.abort()
      file.current = null
      setUpload(none)
    },
  }
}
