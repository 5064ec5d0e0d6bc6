import type { UploadedFile } from '@guangquan/contract'
import { ApiError } from '@guangquan/client'
import { createStore, type Store } from '@guangquan/ui'
import type { Waiting } from '../../shared/pictures/until-connected.ts'
import { checkFile } from './check-file.ts'
import { isFileRefused } from './content-refusals.ts'
import { uploadFile } from './upload-file.ts'

/** A photograph: uploading, uploaded, or failed with a message. */
export interface Upload {
  key: string
  state: 'waiting' | 'sending' | 'done' | 'failed'
  /** 0…1 while sending. */
  progress: number
  /** What a running upload waits for. */
  waiting: Waiting | null
  failure: string
  /** The file itself was refused, so that a retry is pointless. */
  refused: boolean
  /** Object URL of the local file, or URL of the uploaded copy. */
  preview: string
  uploaded: UploadedFile | null
}

export interface Uploads {
  all: Store<ReadonlyMap<string, Upload>>
  /** Uploads a file under a key; a file that fails the check gets the state `failed` with a message. */
  send: (key: string, file: File) => void
  retry: (key: string) => void
  /** The author publishes a damaged photograph all the same. */
  acceptDamage: (key: string, uploaded: UploadedFile) => void
  /** Adds the photographs of a stored draft. */
  adopt: (files: readonly UploadedFile[]) => void
  /** The uploaded photograph with a file id. */
  find: (fileId: string) => Upload | undefined
  /** The local file of an uploaded photograph, while this page has it. */
  fileOf: (fileId: string) => File | undefined
  /** The local file under a key that is not uploaded yet, unless it was refused. */
  pendingFile: (key: string) => File | undefined
  dispose: () => void
}

interface UploadsParts {
  /** File use: 1 a post, 4 a cover, 5 an article. */
  useType: 1 | 4 | 5
  maxMB: number
  /** Called for each uploaded file. */
  onArrived: (key: string, file: UploadedFile) => void
  /** Replaced in tests. */
  upload?: typeof uploadFile
}

const parallelUploads = 2

/** Uploads of single photographs by key: those of an article, its cover, those of the options of a vote. */
export function makeUploads({ useType, maxMB, onArrived, upload = uploadFile }: UploadsParts): Uploads {
  const all = createStore<ReadonlyMap<string, Upload>>(new Map())
  const files = new Map<string, File>()
  const stop = new AbortController()

  function change(key: string, part: Partial<Upload>): void {
    const known = all.get().get(key)
    if (known !== undefined) all.set(new Map(all.get()).set(key, { ...known, ...part }))
  }

  function startWaiting(): void {
    const list = [...all.get().values()]
    const room = parallelUploads - list.filter(({ state }) => state === 'sending').length
    for (const { key } of list.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, room)))
      void travel(key)
  }

  async function travel(key: string): Promise<void> {
    const file = files.get(key)
    if (file === undefined) return
    change(key, { state: 'sending', progress: 0, failure: '' })
    try {
      const uploaded = await upload(file, {
        useType,
        signal: stop.signal,
        onProgress: (progress) => change(key, { progress, waiting: null }),
        onWait: (waiting) => change(key, { waiting }),
      })
      change(key, { state: 'done', progress: 1, uploaded })
      onArrived(key, uploaded)
    } catch (error) {
      if (stop.signal.aborted) return
      change(key, {
        state: 'failed',
        failure: error instanceof ApiError ? error.message : '上传没有成功，请重试',
        refused: isFileRefused(error),
      })
    }
    startWaiting()
  }

  const find = (fileId: string) => [...all.get().values()].find(({ uploaded }) => uploaded?.fileId === fileId)

  return {
    all,
    find,
    fileOf: (fileId) => files.get(find(fileId)?.key ?? ''),
    pendingFile: (key) => {
      const known = all.get().get(key)
      return known === undefined || known.state === 'done' || known.refused ? undefined : files.get(key)
    },
    send: (key, file) => {
      const failure = checkFile(file, maxMB)
      const refused = failure !== ''
      const state = refused ? 'failed' : 'waiting'
      files.set(key, file)
      const preview = URL.createObjectURL(file)
      const added = {
        key,
        state,
        failure,
        refused,
        preview,
        progress: 0,
        waiting: null,
        uploaded: null,
      } as const
      all.set(new Map(all.get()).set(key, added))
      startWaiting()
    },
    retry: (key) => {
      change(key, { state: 'waiting', failure: '' })
      startWaiting()
    },
    acceptDamage: (key, uploaded) => change(key, { uploaded }),
    adopt: (given) => {
      const next = new Map(all.get())
      for (const uploaded of given) {
        const { fileId: key, fileUrl: preview } = uploaded
        const adopted = {
          key,
          state: 'done',
          progress: 1,
          waiting: null,
          failure: '',
          refused: false,
        } as const
        next.set(key, { ...adopted, preview, uploaded })
      }
      all.set(next)
    },
    dispose: () => {
      stop.abort()
      for (const [key, { preview }] of all.get()) if (files.has(key)) URL.revokeObjectURL(preview)
    },
  }
}
