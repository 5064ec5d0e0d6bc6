import type { UploadedFile } from '@guangquan/contract'
import { createStore, type Store } from '@guangquan/ui'
import { uploadFile } from './upload-file.ts'

/** Uploads of the photographs of a vote's options. */
export interface OptionUploads {
  /** Keys of the options whose photograph is being uploaded. */
  sending: Store<readonly string[]>
  /** Uploads the photograph of an option. @throws ApiError with the sentence to show */
  send: (key: string, file: File) => Promise<UploadedFile>
}

/**
 * The keys are in a store and not in a component: several uploads end in any order, each after the render that began it.
 * @param upload replaced in tests
 */
export function makeOptionUploads(upload: typeof uploadFile = uploadFile): OptionUploads {
  const sending = createStore<readonly string[]>([])
  const { signal } = new AbortController()
  return {
    sending,
    send: async (key, file) => {
      sending.set([...sending.get(), key])
      try {
        return await upload(file, { useType: 1, signal, onProgress: () => undefined })
      } finally {
        sending.set(sending.get().filter((one) => one !== key))
      }
    },
  }
}
