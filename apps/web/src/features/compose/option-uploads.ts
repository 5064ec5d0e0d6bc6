import type { UploadedFile } from '@guangquan/contract'
import { createStore, type Store } from '@guangquan/ui'
import type { Waiting } from '../../shared/until-connected.ts'
import { uploadFile } from './upload-file.ts'

/** Uploads of the photographs of a vote's options. */
export interface OptionUploads {
  /** The options whose photograph is being uploaded, by key, with what it waits for. */
  sending: Store<ReadonlyMap<string, Waiting | null>>
  /** Uploads the photograph of an option. @throws ApiError with the sentence to show */
  send: (key: string, file: File) => Promise<UploadedFile>
}

/**
 * The keys are in a store and not in a component: several uploads end in any order, each after the render that began it.
 * @param upload replaced in tests
 */
export function makeOptionUploads(upload: typeof uploadFile = uploadFile): OptionUploads {
  const sending = createStore<ReadonlyMap<string, Waiting | null>>(new Map())
  const { signal } = new AbortController()
  return {
    sending,
    send: async (key, file) => {
      const onWait = (waiting: Waiting | null) => sending.set(new Map(sending.get()).set(key, waiting))
      onWait(null)
      try {
        return await upload(file, { useType: 1, signal, onProgress: () => onWait(null), onWait })
      } finally {
        const others = new Map(sending.get())
        others.delete(key)
        sending.set(others)
      }
    },
  }
}
