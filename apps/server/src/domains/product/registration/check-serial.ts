import { serialStates } from '@guangquan/contract'
import { matchesSerial, normaliseSerial } from '@guangquan/rules/gear/product-serial'
import type { MemberCtx } from '../../../context.ts'
import { findProduct } from '../catalogue/catalogue.read.ts'
import { judgeAccessCode } from './access-code.ts'
import { countSerialLook } from './count-tries.ts'
import { findSerial, judgeSerial } from './serial.store.ts'

/** Whether the caller can register a number; one of a wrong form does not count as a look. @throws ContentNotFound */
export async function checkSerial(
  ctx: MemberCtx,
  { productId, serialNumber }: { productId: string; serialNumber: string },
): Promise<{ state: number }> {
  const product = await findProduct(ctx.db, productId)
  const serial = normaliseSerial(serialNumber)
  if (!matchesSerial(product.serialPattern, serial)) return { state: serialStates.wrongForm }
  await countSerialLook(ctx)
  const row = await findSerial(ctx.app.env, ctx.db, { productId, serial })
  const { state } = await judgeSerial(ctx, ctx.db, { row, memberId: ctx.viewer.id })
  return { state }
}

/** Whether an access code is right for a product. @throws ContentNotFound */
export async function checkAccessCode(ctx: MemberCtx, input: { productId: string; accessCode: string }) {
  await findProduct(ctx.db, input.productId)
  const { codeId: _, ...verdict } = await judgeAccessCode(ctx, input)
  return verdict
}
