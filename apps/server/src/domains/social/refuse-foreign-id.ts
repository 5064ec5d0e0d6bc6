import type { MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'

/** An id in the body grants nothing; another member's is logged. @throws Forbidden */
export function refuseForeignId(ctx: MemberCtx, userId: string | undefined): void {
  if (userId === undefined || userId === ctx.viewer.id) return
  ctx.log.warn({ memberId: ctx.viewer.id, named: userId }, 'a call named another member as its own')
  fail('Forbidden')
}
