import { gearEventKinds, passportSheet, type MethodOutput, type UserProduct } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../../context.ts'
import { brandNames } from '../../site/index.ts'
import { listGearEvents } from '../gear-events.read.ts'
import { getPassport } from '../passport.read.ts'
import { drawPassport } from './draw-passport.ts'

/** Lines of the book in the file; more than ten years of care. */
const maxLines = 50

/**
 * The passport as a PDF for a sale: what a buyer may read, without places and notes of its owner.
 * @throws ContentNotFound
 */
export async function exportPassport(
  ctx: MemberCtx,
  { regProductId }: { regProductId: string },
): Promise<MethodOutput<typeof UserProduct.ExportPassport>> {
  const [passport, { communityName: siteName }] = await Promise.all([
    getPassport(ctx, { regProductId }),
    brandNames(ctx),
  ])
  const { items } = await listGearEvents(ctx, { regProductId, maxResultCount: maxLines })
  const body = await drawPassport({
    passport,
    events: items.filter(({ kind }) => kind !== gearEventKinds.lost && kind !== gearEventKinds.found),
    siteName,
    madeAt: ctx.now,
  })
  return {
    fileName: `${passportSheet.title}-${passport.productName}-${dayOf(ctx.now)}.pdf`,
    pdf: body.toString('base64'),
  }
}
