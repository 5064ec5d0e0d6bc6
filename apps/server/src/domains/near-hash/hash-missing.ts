import { rm } from 'node:fs/promises'
import { useTypes } from '@guangquan/contract'
import type { NearHash } from '@guangquan/rules/posts/near-hash'
import { NIL as nilUuid } from 'uuid'
import type { App } from '../../context.ts'
import type { JobCtx } from '../../jobs/job.ts'
import { defineWalk, type WalkPart } from '../../jobs/walk.ts'
import { decodersOf, orderOf, ruleOf, copyKey } from '../image/index.ts'
import { writeTemporary } from '../../storage/temporary-file.ts'
import { storeNearHash } from './store-near-hash.ts'

const batchFiles = 20

/** Hashes the photographs that were uploaded before they were hashed, and those that replaced another, as masked ones. */
export const hashMissingJob = defineWalk('media.hashMissing', {
  part: hashNext,
  message: 'photographs without a hash of how they look were hashed',
})

/** Hashes the next photographs that have no hash, from their smallest copies. */
export async function hashNext(
  { app, db, log }: Pick<JobCtx, 'app' | 'db' | 'log'>,
  after: string = nilUuid,
): Promise<WalkPart> {
  const files = await db
    .selectFrom('stored_file')
    .leftJoin('near_hash', 'near_hash.file_id', 'stored_file.id')
    .where('stored_file.id', '>', after)
    .where('use_type', '=', useTypes.photo)
    .where('owner_id', 'is not', null)
    .where('near_hash.file_id', 'is', null)
    .select(['id', 'public_prefix'])
    .orderBy('id')
    .limit(batchFiles)
    .execute()
  for (const { id, public_prefix: prefix } of files) {
    const hash = await hashSmallCopy(app, prefix)
    if (hash === undefined) log.warn({ fileId: id }, 'a photograph has no copy that can be hashed')
    else await storeNearHash(db, id, hash)
  }
  return { done: files.length, next: files.length < batchFiles ? null : (files.at(-1)?.id ?? null) }
}

/** @returns undefined where there is no copy or it cannot be read */
async function hashSmallCopy(app: App, prefix: string): Promise<NearHash | null | undefined> {
  const [smallest] = ruleOf(useTypes.photo).copies
  if (smallest === undefined) return undefined
  const copy = await app.storage.get(copyKey(prefix, { size: smallest.size, gamut: 'srgb', mark: 0 }, 'webp'))
  if (copy === null) return undefined
  const local = await writeTemporary(app, copy.stream)
  try {
    const order = orderOf('near', local.path, useTypes.photo, { sizes: [smallest.size] })
    // A copy is smaller than what may be uploaded.
    const result = await decodersOf(app).back.run({ ...order, minWidth: 0, minHeight: 0, minShortEdge: 0 })
    return result.kind === 'refused' ? undefined : result.picture.near
  } finally {
    await rm(local.path, { force: true })
  }
}
