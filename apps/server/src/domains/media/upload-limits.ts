import { useTypes } from '@guangquan/contract'
import { largestPhotoMB, originalsQuota } from '@guangquan/rules/posts/originals'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'
import { fail } from '../../fail.ts'
import { maxMBOf } from '../image/index.ts'

/** What a member's quota and maximum file size depend on. */
export interface UploaderLevel {
  level: number
  /** Of a registered product. */
  isOwner: boolean
}

/** Returns the level of a file's owner: implemented by the member domain, which is above this one. */
export const uploaderLevel =
  extensionPoint<(db: Queryable, memberId: string) => Promise<UploaderLevel>>('fileStanding')

/** @throws Failure FileTooLarge */
export async function refuseTooLarge(
  db: Queryable,
  ownerId: string | null,
  { useType, size }: { useType: number; size: number },
): Promise<void> {
  const usual = maxMBOf(useType)
  if (size <= usual * 1024 ** 2) return
  const max =
    useType === useTypes.photo && ownerId !== null
      ? largestPhotoMB((await uploaderLevel.get()(db, ownerId)).level)
      : usual
  if (size > max * 1024 ** 2) fail('FileTooLarge', { max })
}

/**
 * Refuses bytes that exceed the owner's quota. `counted` of the stored bytes belong to this very file. Locks out other
 * uploads of the owner until the end of `tx`, so that two cannot use the same remaining bytes.
 * @throws Failure QuotaFull, with used and total bytes
 */
export async function refuseOverQuota(
  tx: Tx,
  ownerId: string,
  { size, counted }: { size: number; counted: number },
): Promise<void> {
  const taken = (await lockAndSumBytes(tx, ownerId)) - counted
  const { level, isOwner } = await uploaderLevel.get()(tx, ownerId)
  const quota = originalsQuota(level, isOwner)
  if (taken + size > quota) fail('QuotaFull', { used: gigabytes(taken), total: gigabytes(quota) })
}

/** Locks out other uploads of a member until the end of `tx`. */
export async function lockQuota(tx: Tx, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`media.quota:${ownerId}`}, 0))`.execute(tx)
}

/** Bytes of a member's originals and unfinished uploads. */
async function lockAndSumBytes(tx: Tx, ownerId: string): Promise<number> {
  await lockQuota(tx, ownerId)
  const { rows } = await sql<{ total: number }>`select
    (select coalesce(sum(size_bytes), 0) from stored_file where owner_id = ${ownerId})::bigint
    + (select coalesce(sum(size_bytes), 0) from file_upload where owner_id = ${ownerId} and file_id is null and refusal is null)::bigint
    as total`.execute(tx)
  return Number(rows[0]?.total ?? 0)
}

// Rounded down, so that a nearly full quota does not look full.
const gigabytes = (bytes: number) => Math.floor((bytes / 1024 ** 3) * 100) / 100
