import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { forgetRise } from '../member/index.ts'

/** A page has shown the member that they rose: no other will. */
export async function seeLevel(ctx: MemberCtx): Promise<null> {
  await inTransaction(ctx, (tx) => forgetRise(tx, ctx.viewer.id))
  return null
}
