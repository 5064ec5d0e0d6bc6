import type { MethodParsed, Push } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { addToValues } from '../../figures/figures.store.ts'

/** Switches notifications off in one of the caller's browsers. @throws ContentNotFound */
export async function unsubscribe(
  ctx: MemberCtx,
  { id }: MethodParsed<typeof Push.Unsubscribe>,
): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom('push_device')
      .where('id', '=', id)
      .where('member_id', '=', ctx.viewer.id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) fail('ContentNotFound')
    await addToValues(tx, [{ name: 'pushRemoved', day: dayOf(ctx.now), value: 1 }], ctx.now)
  })
  return null
}
