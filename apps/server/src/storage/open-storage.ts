import type { Env } from '../env.ts'
import type { Storage } from './storage.ts'

/** Opens the store the settings name. */
export function openStorage(env: Env): Promise<Storage> {
  return Promise.reject(new Error(`no store for ${env.dataDir}`))
}
