import type { App } from '../../context.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { preparedQuery, preparedWrite } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { usableForMs } from '../../storage/file-times.ts'

/** `damage` of a file until its owner confirms it. */
const unconfirmed = 1

export interface Claim {
  /** Null for pictures of the site itself. */
  ownerId: string | null
  fileIds: readonly string[]
  /** A value of `useTypes`. */
  useType: number
  /** Whether damaged files must have been confirmed by their owner. */
  refusesDamage?: boolean
  /** Refuses files that something uses already: each belongs to what claims it, and is released with it alone. */
  unused?: boolean
}

/**
 * Marks a member's uploads as used by a post, a draft or a profile, so that they are kept. Idempotent.
 * @throws Failure UploadNotFound when one is missing, another member's, of another use, in use with `unused`, or older
 * than 24 hours;
 * DamageUnconfirmed
 */
export async function claimFiles(
  app: App,
  tx: Tx,
  { ownerId, fileIds, useType, refusesDamage = false, unused = false }: Claim,
): Promise<void> {
  const requested = new Set(fileIds)
  if (requested.size === 0) return
  const now = app.now()
  const since = new Date(now.getTime() - usableForMs)
  const claimed = await claimUsable(tx, { fileIds: [...requested], ownerId, useType, now, since, unused })
  if (claimed.length !== requested.size) fail('UploadNotFound')
  if (refusesDamage && claimed.some(({ damage }) => damage === unconfirmed)) fail('DamageUnconfirmed')
}

type ClaimValues = {
  fileIds: readonly string[]
  ownerId: string | null
  useType: number
  now: Date
  /** Unused files are usable if they were stored after it. */
  since: Date
  unused: boolean
}

const claimUsable = preparedQuery<ClaimValues, { damage: number }>('media.claim', (db, param) => {
  const query = sql<{ damage: number }>`
    update stored_file set used_at = coalesce(used_at, ${param('now')})
    where id = any(${param('fileIds')}::uuid[]) and owner_id is not distinct from ${param('ownerId')}::uuid
      and use_type = ${param('useType')} and withheld_at is null
      and (case when used_at is null then created_at > ${param('since')} else not ${param('unused')}::boolean end)
    returning damage`
  return { compile: () => query.compile(db) }
})

/**
 * Releases files that are no longer used: the next clean-up removes them. The caller has checked that nothing else uses
 * them.
 * @param from the files stay for a day from then on
 */
export async function releaseFiles(
  tx: Tx,
  fileIds: readonly string[],
  { from = new Date(0) }: { from?: Date } = {},
): Promise<void> {
  if (fileIds.length === 0) return
  await tx
    .updateTable('stored_file')
    .set({ used_at: null, is_public: false, created_at: from })
    // With a masked photograph goes the one that it was made from.
    .where((eb) =>
      eb.or([
        eb('id', 'in', fileIds),
        eb('id', 'in', eb.selectFrom('stored_file').where('id', 'in', fileIds).select('masked_from')),
      ]),
    )
    .execute()
}

/** Makes the copies up to 1080 px public or private, in the transaction that changes the post's visibility. */
export async function setFilesPublic(tx: Tx, fileIds: readonly string[], isPublic: boolean): Promise<void> {
  if (fileIds.length === 0) return
  await writePublic(tx, { fileIds, isPublic })
}

const writePublic = preparedWrite<{ fileIds: readonly string[]; isPublic: boolean }>(
  'media.setFilesPublic',
  (db, param) => {
    const query = sql`update stored_file set is_public = ${param('isPublic')} where id = any(${param('fileIds')}::uuid[])`
    return { compile: () => query.compile(db) }
  },
)
