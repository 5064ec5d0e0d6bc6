import type { ProviderUse } from '../delivery/provider-use.ts'
import { Failure } from '../fail.ts'
import type { Storage } from './storage.ts'

export const storageProvider = 'storage'

/** A storage whose writes and reads are counted as those of a provider. */
export function countedStorage(storage: Storage, use: Pick<ProviderUse, 'record'>): Storage {
  async function counted<T>(work: Promise<T>): Promise<T> {
    try {
      const result = await work
      use.record(storageProvider, null)
      return result
    } catch (error) {
      use.record(storageProvider, causeOf(error))
      throw error
    }
  }
  return {
    ...storage,
    put: (key, body, contentType) => counted(storage.put(key, body, contentType)),
    putFile: (key, path, contentType) => counted(storage.putFile(key, path, contentType)),
    get: (key, range) => counted(storage.get(key, range)),
  }
}

// The message may name a path or an address of the store.
function causeOf(error: unknown): string {
  if (error instanceof Failure) return error.errorName
  if (!(error instanceof Error)) return 'unknown'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
