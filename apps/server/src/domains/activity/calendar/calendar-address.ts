import { createHash } from 'node:crypto'
import { newSecret } from '../../../session/session-secret.ts'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'

export const calendarHash = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Whether the caller has a private address of their calendar; the address itself is not stored. */
export async function getCalendarAddress({ db, viewer }: MemberCtx): Promise<{ has: boolean }> {
  const row = await db
    .selectFrom('activity_calendar')
    .where('member_id', '=', viewer.id)
    .select('member_id')
    .executeTakeFirst()
  return { has: row !== undefined }
}

/** Makes a new private address; the one before stops working. */
export async function renewCalendarAddress(ctx: MemberCtx): Promise<{ path: string }> {
  const token = newSecret()
  return inTransaction(ctx, async (tx) => {
    const values = { token_hash: calendarHash(token), created_at: ctx.now }
    await tx
      .insertInto('activity_calendar')
      .values({ member_id: ctx.viewer.id, ...values })
      .onConflict((conflict) => conflict.column('member_id').doUpdateSet(values))
      .execute()
    return { path: `/ics/mine/${token}.ics` }
  })
}
