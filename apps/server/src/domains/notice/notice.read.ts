import type { MemberCtx } from '../../context.ts'

/** How many notices of all tabs the caller has not read. */
export async function countUnread(ctx: MemberCtx): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('notice')
    .where('member_id', '=', ctx.viewer.id)
    .where('read_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
