import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { releaseFiles } from '../media/index.ts'
import { findUnusedFiles } from '../post/index.ts'
import { lockDraft, removeDraft } from './draft.store.ts'

/** Deletes a draft, and its photographs unless a post or another draft uses them. @throws ContentNotFound */
export async function deleteDraft(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  await inTransaction(ctx, (tx) => discardDraft(tx, ctx.viewer.id, id))
  return null
}

/**
 * Ends a draft that was published, in that transaction: a second click with another requestId finds it gone and
 * publishes nothing twice. A draft that another tab or device changed since this version holds more than was published
 * and stays.
 * @throws ContentNotFound
 */
export async function endDraft(
  tx: Tx,
  { authorId, draftId, version }: { authorId: string; draftId: string; version: number | undefined },
): Promise<void> {
  const draft = (await lockDraft(tx, authorId, draftId)) ?? fail('ContentNotFound')
  if (version === undefined || version === draft.version) await discardDraft(tx, authorId, draftId)
}

/** @throws ContentNotFound */
async function discardDraft(tx: Tx, authorId: string, draftId: string): Promise<void> {
  const files = await removeDraft(tx, authorId, draftId)
  if (files === undefined) fail('ContentNotFound')
  await releaseFiles(tx, await findUnusedFiles(tx, authorId, files))
}
