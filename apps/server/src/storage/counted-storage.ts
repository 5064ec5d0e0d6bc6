import type { ProviderUse } from '../delivery/provider-use.ts'
import { Failure } from '../fail.ts'
import type { Storage } from './storage.ts'

export const storageProvider = 'storage'

export interface StorageWatch {
  use: Pick<ProviderUse, 'record'>
  log: { warn: (facts: object, text: string) => void }
}

/** A storage whose requests are counted like those of a provider; each failure is logged with its cause. */
export function countedStorage(storage: Storage, { use, log }: StorageWatch): Storage {
  function failed(work: string, error: unknown): void {
    const cause = error instanceof Failure && error.cause !== undefined ? error.cause : error
    use.record(storageProvider, causeOf(cause))
    log.warn({ err: cause, work }, 'the storage of files failed')
  }

  async function counted<T>(work: string, result: Promise<T>): Promise<T> {
    try {
      const response = await result
      use.record(storageProvider, null)
      return response
    } catch (error) {
      failed(work, error)
      throw error
    }
  }

  return {
    ...storage,
    put: (key, body, contentType) => counted('put', storage.put(key, body, contentType)),
    putFile: (key, path, contentType) => counted('put', storage.putFile(key, path, contentType)),
    get: (key, range) => counted('get', storage.get(key, range)),
    remove: (key) => counted('remove', storage.remove(key)),
    removeFolder: (folder) => counted('remove', storage.removeFolder(folder)),
    async *list(folder) {
      try {
        yield* storage.list(folder)
      } catch (error) {
        failed('list', error)
        throw error
      }
    },
  }
}

// The message may name a path or an address of the store.
function causeOf(error: unknown): string {
  if (error instanceof Failure) return error.errorName
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
