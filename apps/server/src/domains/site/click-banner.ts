import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'

/** Counts a click. @throws ContentNotFound */
export async function clickBanner(ctx: Ctx, bannerId: string): Promise<void> {
  const counted = await ctx.db
    .updateTable('banner')
    .set((eb) => ({ click_count: eb('click_count', '+', eb.lit(1)) }))
    .where('id', '=', bannerId)
    .executeTakeFirst()
  if (counted.numUpdatedRows === 0n) fail('ContentNotFound')
}
