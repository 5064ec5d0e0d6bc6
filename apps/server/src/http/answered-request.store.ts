import type { Queryable, Tx } from '../db/client.ts'
import { fail } from '../fail.ts'

/** Whose write is remembered. */
export interface Caller {
  kind: 'member' | 'staff'
  id: string
}

/** A write with a requestId. */
export interface IdentifiedRequest {
  caller: Caller
  requestId: string
  /** `Service/Method`. */
  method: string
  bodyHash: Buffer
}

/**
 * Claims the requestId, as the first statement of the write's transaction: a second request with the same id waits for
 * the end of the first one, at most for the connection's lock timeout.
 * @returns false when the first one was committed
 * @throws Failure TooFast while the first one is still running
 */
export async function claimRequest(tx: Tx, request: IdentifiedRequest): Promise<boolean> {
  try {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('answered_request')
      .values({
        caller_kind: request.caller.kind,
        caller_id: request.caller.id,
        request_id: request.requestId,
        method: request.method,
        body_hash: request.bodyHash,
      })
      .onConflict((conflict) => conflict.columns(['caller_id', 'request_id', 'caller_kind']).doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows === 1n
  } catch (error) {
    if (isLockTimeout(error)) fail('TooFast', { n: 1 })
    throw error
  }
}

/** Stores the response with the claim; both take effect at the commit. */
export async function storeResponse(tx: Tx, request: IdentifiedRequest, response: string): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('answered_request')
    .set({ answer: response })
    .where('caller_kind', '=', request.caller.kind)
    .where('caller_id', '=', request.caller.id)
    .where('request_id', '=', request.requestId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new Error('the claim of a request is gone')
}

export interface StoredAnswer {
  method: string
  bodyHash: Buffer
  /** The result as JSON text. */
  answer: string | null
}

export async function findAnswer(
  db: Queryable,
  { caller, requestId }: IdentifiedRequest,
): Promise<StoredAnswer | undefined> {
  return db
    .selectFrom('answered_request')
    .select(['method', 'body_hash as bodyHash', 'answer'])
    .where('caller_kind', '=', caller.kind)
    .where('caller_id', '=', caller.id)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
}

/** Deletes the stored responses to a member's writes. */
export async function forgetAnswers(db: Queryable, memberId: string): Promise<void> {
  await db
    .deleteFrom('answered_request')
    .where('caller_kind', '=', 'member')
    .where('caller_id', '=', memberId)
    .execute()
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '55P03'
}
