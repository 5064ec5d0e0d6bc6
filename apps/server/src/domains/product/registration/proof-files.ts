import { useTypes } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { claimFiles, releaseFiles } from '../../media/index.ts'

/** Kinds of pictures that prove a purchase. */
export const proofKinds = { invoice: 1, warrantyCard: 2 } as const

export interface ProofFiles {
  invoicePics: readonly string[]
  warrantyCardPics: readonly string[]
}

/**
 * Replaces the pictures of a registration by uploads of the caller, or by some it has. Those of another one are refused: an
 * invoice is sent for each, and is released with its registration alone.
 * @throws UploadNotFound
 */
export async function replaceProofs(
  ctx: MemberCtx,
  tx: Tx,
  userProductId: string,
  { invoicePics, warrantyCardPics }: ProofFiles,
): Promise<void> {
  const rows = [
    ...rowsOf(userProductId, proofKinds.invoice, invoicePics),
    ...rowsOf(userProductId, proofKinds.warrantyCard, warrantyCardPics),
  ]
  const before = await tx
    .deleteFrom('user_product_file')
    .where('user_product_id', '=', userProductId)
    .returning('file_id')
    .execute()
  const had = new Set(before.map(({ file_id: id }) => id))
  const fileIds = rows.map(({ file_id: id }) => id)
  await claimProofs(
    ctx,
    tx,
    fileIds.filter((id) => !had.has(id)),
  )
  if (rows.length > 0) {
    await tx
      .insertInto('user_product_file')
      .values(rows)
      // One picture named twice is stored once.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  await releaseFiles(
    tx,
    [...had].filter((id) => !fileIds.includes(id)),
    { from: ctx.now },
  )
}

/** Claims uploads of the caller that prove nothing else yet. @throws UploadNotFound */
export const claimProofs = (ctx: MemberCtx, tx: Tx, fileIds: readonly string[]) =>
  claimFiles(ctx.app, tx, { ownerId: ctx.viewer.id, fileIds, useType: useTypes.proof, unused: true })

function rowsOf(userProductId: string, kind: number, fileIds: readonly string[]) {
  return fileIds.map((fileId, position) => ({
    user_product_id: userProductId,
    file_id: fileId,
    kind,
    position,
  }))
}
