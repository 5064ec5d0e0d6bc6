import type { MethodParsed, Push } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { tally } from '../../figures/tally.ts'

/** Switches notifications off in one of the caller's browsers. @throws ContentNotFound */
export async function unsubscribe(
  ctx: MemberCtx,
  { id }: MethodParsed<typeof Push.Unsubscribe>,
): Promise<null> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('push_device')
    .where('id', '=', id)
    .where('member_id', '=', ctx.viewer.id)
    .executeTakeFirst()
  if (numDeletedRows === 0n) fail('ContentNotFound')
  ctx.afterCommit(() => tally(ctx.app, 'pushRemoved', ctx.now))
  return null
}
