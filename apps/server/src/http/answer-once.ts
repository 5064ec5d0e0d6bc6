import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Method } from '@guangquan/contract'
import type { Ctx } from '../context.ts'
import { fail } from '../fail.ts'

const WithRequestId = z.object({ requestId: z.uuid() })

/**
 * Runs a write once per requestId. The first call holds the row while it works; a retry that arrives meanwhile
 * is told to wait, a later one gets the kept answer. A failed run leaves nothing, so it may be tried again.
 */
export async function answerOnce(
  ctx: Ctx,
  method: Method,
  input: unknown,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const identified = WithRequestId.safeParse(input)
  if (!identified.success || ctx.viewer === null) return run()
  const { requestId } = identified.data
  const memberId = ctx.viewer.id
  const address = `${method.service}/${method.name}`
  const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest()

  const claimed = await ctx.db
    .insertInto('answered_request')
    .values({
      member_id: memberId,
      request_id: requestId,
      method: address,
      body_hash: bodyHash,
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  const row = () =>
    ctx.db
      .selectFrom('answered_request')
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)

  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const known = await row().selectAll().executeTakeFirst()
    if (known === undefined || known.answer === null) fail('TooFast', { n: 1 })
    if (known.method !== address || !known.body_hash.equals(bodyHash))
      fail('BadInput', { fields: { requestId: '重复的请求编号' } })
    return JSON.parse(JSON.stringify(known.answer)).value
  }
  try {
    const answer = await run()
    await ctx.db
      .updateTable('answered_request')
      .set({ answer: JSON.stringify({ value: answer }) })
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)
      .execute()
    return answer
  } catch (error) {
    await ctx.db
      .deleteFrom('answered_request')
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)
      .execute()
    throw error
  }
}
