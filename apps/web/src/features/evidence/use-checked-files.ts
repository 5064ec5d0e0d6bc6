import { ApiError } from '@guangquan/client'
import type { EvidenceCertificate } from '@guangquan/contract'
import { useState } from 'react'
import { api, client } from '../../platform/api.ts'
import { hashOfFile } from './hash-file.ts'

export interface CheckedFile {
  key: string
  name: string
  /** Null if the file could not be read. */
  sha256: string | null
  state: 'working' | 'found' | 'unknown' | 'failed'
  certificate: EvidenceCertificate | null
}

const shown = 10

/** Dropped files, newest first, each with the chain's records of its bytes. */
export function useCheckedFiles() {
  const [files, set] = useState<readonly CheckedFile[]>([])
  const change = (key: string, part: Partial<CheckedFile>) =>
    set((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))

  async function check(file: File) {
    const key = crypto.randomUUID()
    const begun = { key, name: file.name, sha256: null, state: 'working', certificate: null } as const
    set((all) => [begun, ...all].slice(0, shown))
    try {
      const sha256 = await hashOfFile(file)
      change(key, { sha256 })
      change(key, { state: 'found', certificate: await client.call(api.Evidence.GetCertificate, { sha256 }) })
    } catch (error) {
      const isUnknown = error instanceof ApiError && error.kind === 'ContentNotFound'
      change(key, { state: isUnknown ? 'unknown' : 'failed' })
    }
  }

  /** One after the other: a large file fills the memory of a phone. */
  async function checkAll(chosen: readonly File[]) {
    for (const file of chosen.slice(0, shown)) await check(file)
  }

  return { files, checkAll }
}
