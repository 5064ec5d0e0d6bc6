import { dayOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'

/** Counts a click, in total and of its day. @throws ContentNotFound */
export async function clickBanner(ctx: Ctx, bannerId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const counted = await tx
      .updateTable('banner')
      .set((eb) => ({ click_count: eb('click_count', '+', eb.lit(1)) }))
      .where('id', '=', bannerId)
      .executeTakeFirst()
    if (counted.numUpdatedRows === 0n) fail('ContentNotFound')
    await tx
      .insertInto('banner_click')
      .values({ banner_id: bannerId, day: dayOf(ctx.now), clicks: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['banner_id', 'day'])
          .doUpdateSet((eb) => ({ clicks: eb('banner_click.clicks', '+', eb.lit(1)) })),
      )
      .execute()
  })
}
