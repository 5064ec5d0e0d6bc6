import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { releaseFiles } from '../../media/index.ts'
import { removeDraft } from './draft.store.ts'
import { findUnusedFiles } from '../post-files.ts'

/** Deletes a draft, and its photographs unless a post or another draft uses them. @throws ContentNotFound */
export async function deleteDraft(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const files = await removeDraft(tx, ctx.viewer.id, id)
    if (files === undefined) fail('ContentNotFound')
    await releaseFiles(tx, await findUnusedFiles(tx, ctx.viewer.id, files))
  })
  return null
}
