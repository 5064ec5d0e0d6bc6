import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod'
import { fieldSentences, type Method } from '@guangquan/contract'
import type { Ctx } from '../context.ts'
import type { Queryable } from '../db/client.ts'
import { fail } from '../fail.ts'

// Longer than any handler may take: a claim without an answer by then belongs to a node that died.
const claimLifeMs = 30_000
const Identified = z.object({ requestId: z.uuid() })
const Kept = z.object({ value: z.unknown() })

interface Claim {
  memberId: string
  requestId: string
  method: string
  bodyHash: Buffer
}

/**
 * Runs a member's write once per requestId. The first call holds the row while it works; a retry that arrives
 * meanwhile is told to wait, a later one gets the kept answer. A failed run leaves nothing, so it may be tried
 * again. Rows are removed after 24 h.
 */
export async function answerOnce(
  ctx: Ctx,
  method: Method,
  input: unknown,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const identified = Identified.safeParse(input)
  if (!identified.success || ctx.viewer === null) return run()
  const claim: Claim = {
    memberId: ctx.viewer.id,
    requestId: identified.data.requestId,
    method: `${method.service}/${method.name}`,
    bodyHash: createHash('sha256').update(JSON.stringify(input)).digest(),
  }
  if (!(await take(ctx, claim))) return keptAnswer(ctx, claim)
  try {
    const answer = await run()
    await rowOf(ctx.db.updateTable('answered_request'), claim)
      .set({ answer: JSON.stringify({ value: answer }) })
      .execute()
    return answer
  } catch (error) {
    await rowOf(ctx.db.deleteFrom('answered_request'), claim).execute()
    throw error
  }
}

async function take(ctx: Ctx, claim: Claim): Promise<boolean> {
  const stale = new Date(ctx.now.getTime() - claimLifeMs)
  const taken = await ctx.db
    .insertInto('answered_request')
    .values({
      member_id: claim.memberId,
      request_id: claim.requestId,
      method: claim.method,
      body_hash: claim.bodyHash,
      created_at: ctx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'request_id'])
        .doUpdateSet({ created_at: ctx.now })
        .where('answered_request.answer', 'is', null)
        .where('answered_request.created_at', '<', stale)
        .where('answered_request.method', '=', claim.method)
        .where('answered_request.body_hash', '=', claim.bodyHash),
    )
    .returning(sql`1`.as('taken'))
    .executeTakeFirst()
  return taken !== undefined
}

async function keptAnswer(ctx: Ctx, claim: Claim): Promise<unknown> {
  const known = await rowOf(ctx.db.selectFrom('answered_request'), claim)
    .select(['method', 'body_hash', 'answer'])
    .executeTakeFirst()
  // Gone or unanswered: the first run has just failed or is still at work.
  if (known === undefined) fail('TooFast', { n: 1 })
  if (known.method !== claim.method || !known.body_hash.equals(claim.bodyHash)) {
    fail('BadInput', { fields: { requestId: fieldSentences.requestId } })
  }
  if (known.answer === null) fail('TooFast', { n: 1 })
  return Kept.parse(known.answer).value
}

interface HasRow<B> {
  where(column: 'member_id' | 'request_id', operator: '=', value: string): B
}

function rowOf<B extends HasRow<B>>(query: B, claim: Claim): B {
  return query.where('member_id', '=', claim.memberId).where('request_id', '=', claim.requestId)
}

/** Forgets what a member's writes were answered. */
export async function forgetAnswers(db: Queryable, memberId: string): Promise<void> {
  await db.deleteFrom('answered_request').where('member_id', '=', memberId).execute()
}
