import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { usableForMs } from './file-rules.ts'

export interface Claim {
  ownerId: string
  fileIds: readonly string[]
  /** A value of `useTypes`. */
  useType: number
}

/**
 * Marks a member's uploads as used by a post, a draft or a profile, so that they stay. Claiming again is fine.
 * @throws Failure UploadNotFound when one is missing, somebody else's, of another use or past its 24 hours
 */
export async function claimFiles(app: App, tx: Tx, { ownerId, fileIds, useType }: Claim): Promise<void> {
  const wanted = new Set(fileIds)
  if (wanted.size === 0) return
  const now = app.now()
  const claimed = await tx
    .updateTable('stored_file')
    .set((eb) => ({ used_at: eb.fn.coalesce('used_at', eb.val(now)) }))
    .where('id', 'in', [...wanted])
    .where('owner_id', '=', ownerId)
    .where('use_type', '=', useType)
    .where((eb) =>
      eb.or([eb('used_at', 'is not', null), eb('created_at', '>', new Date(now.getTime() - usableForMs))]),
    )
    .returning('id')
    .execute()
  if (claimed.length !== wanted.size) fail('UploadNotFound')
}

/**
 * Gives files up whose last use has ended: the next removal takes them away. The caller knows that nothing else
 * shows them.
 */
export async function releaseFiles(tx: Tx, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  await tx
    .updateTable('stored_file')
    .set({ used_at: null, is_public: false, created_at: new Date(0) })
    .where('id', 'in', fileIds)
    .execute()
}

/** Opens or closes the copies up to 1080 px to everybody, in the transaction that changes who may see the post. */
export async function setFilesPublic(tx: Tx, fileIds: readonly string[], isPublic: boolean): Promise<void> {
  if (fileIds.length === 0) return
  await tx.updateTable('stored_file').set({ is_public: isPublic }).where('id', 'in', fileIds).execute()
}
