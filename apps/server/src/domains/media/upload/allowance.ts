import { useTypes } from '@guangquan/contract'
import { largestPhotoMB, originalsQuota } from '@guangquan/rules/originals'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../../db/client.ts'
import { extensionPoint } from '../../../extension-point.ts'
import { fail } from '../../../fail.ts'
import { isVideoUploadOpen } from '../../site/index.ts'
import { maxMBOf } from '../file-rules.ts'

/** What a member's space and the size of their files depend on. */
export interface Standing {
  level: number
  /** Of a registered product. */
  isOwner: boolean
}

/** Tells the standing of the owner of files: the member domain, which stands above this one. */
export const fileStanding =
  extensionPoint<(db: Queryable, memberId: string) => Promise<Standing>>('fileStanding')

/**
 * Refuses a use the operators closed. What had begun before goes on.
 * @throws Failure VideoClosed
 */
export async function refuseClosed(db: Queryable, useType: number): Promise<void> {
  if (useType === useTypes.video && !(await isVideoUploadOpen(db))) fail('VideoClosed')
}

/** @throws Failure FileTooLarge */
export async function refuseTooLarge(
  db: Queryable,
  ownerId: string,
  { useType, size }: { useType: number; size: number },
): Promise<void> {
  const usual = maxMBOf(useType)
  if (size <= usual * 1024 ** 2) return
  const mayBeLarger = useType === useTypes.photo
  const max = mayBeLarger ? largestPhotoMB((await fileStanding.get()(db, ownerId)).level) : usual
  if (size > max * 1024 ** 2) fail('FileTooLarge', { max })
}

/**
 * Refuses bytes that would go past the space of their owner. `counted` of those there are belong to this very file.
 * Holds other uploads of the owner until the end of `tx`, so that two cannot have the same last bytes.
 * @throws Failure QuotaFull, naming what is taken and what there is
 */
export async function refuseWithoutRoom(
  tx: Tx,
  ownerId: string,
  { size, counted }: { size: number; counted: number },
): Promise<void> {
  const taken = (await lockAndSumBytes(tx, ownerId)) - counted
  const { level, isOwner } = await fileStanding.get()(tx, ownerId)
  const quota = originalsQuota(level, isOwner)
  if (taken + size > quota) fail('QuotaFull', { used: gigabytes(taken), total: gigabytes(quota) })
}

/** Bytes a member has in originals and in uploads under way. */
async function lockAndSumBytes(tx: Tx, ownerId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`media.quota:${ownerId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ total: number }>`select
    (select coalesce(sum(size_bytes), 0) from stored_file where owner_id = ${ownerId})::bigint
    + (select coalesce(sum(size_bytes), 0) from file_upload where owner_id = ${ownerId} and file_id is null)::bigint
    as total`.execute(tx)
  return Number(rows[0]?.total ?? 0)
}

// Rounded down: what is nearly full must not look full.
const gigabytes = (bytes: number) => Math.floor((bytes / 1024 ** 3) * 100) / 100
