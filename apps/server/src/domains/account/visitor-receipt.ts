import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Method } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { App, Ctx } from '../../context.ts'
import { deriveKey } from '../../crypto/derive-key.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { isLiveSession } from '../../session/is-live-session.ts'
import type { NewSession } from '../../session/issue-session.ts'
import { setSessionCookie } from '../../session/session-cookie.ts'

/** As long as a ticket; later a lost response is replaced by signing in. */
const ttlMinutes = 30
const ivBytes = 12
const tagBytes = 16

/**
 * The response to a visitor's write, stored for a retry. It is found and decrypted by keys derived from requestId and
 * every field of the body, including password and ticket: the id alone, or the whole database, is not enough.
 */
export interface Receipt<T> {
  requestHash: Buffer
  sealKey: Buffer
  schema: z.ZodType<T>
}

/** The session that a visitor's write opened. */
export type OpenedSession = NewSession & { memberId: string }

export const OpenedSession = z.object({
  sessionId: z.string(),
  token: z.string(),
  signKey: z.string(),
  cookie: z.string(),
  expiresAt: z.coerce.date(),
  memberId: z.string(),
}) satisfies z.ZodType<OpenedSession>

/** Null without a requestId: such a request has no receipt. */
export function receiptOf<T>(
  { env }: Pick<App, 'env'>,
  request: { method: Method; input: { requestId?: string | undefined }; schema: z.ZodType<T> },
): Receipt<T> | null {
  const { method, input, schema } = request
  if (input.requestId === undefined) return null
  const text = JSON.stringify([method.service, method.name, input])
  const hashed = (purpose: string) => createHmac('sha256', deriveKey(env, purpose).key).update(text).digest()
  return { requestHash: hashed('visitor-request'), sealKey: hashed('visitor-answer'), schema }
}

/**
 * Runs a write; if it fails because the same request was committed before, or meanwhile on another node, returns the
 * stored response of that one.
 */
export async function withReceipt<T>(
  ctx: Ctx,
  receipt: Receipt<T> | null,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write()
  } catch (error) {
    const before = receipt && (await findReceipt(ctx, receipt))
    if (before === null) throw error
    return before
  }
}

/** As `withReceipt`, for a write that opens a session: it is given again, with its cookie, unless it has ended. */
export async function withSessionReceipt(
  ctx: Ctx,
  receipt: Receipt<OpenedSession> | null,
  write: () => Promise<OpenedSession>,
): Promise<OpenedSession> {
  try {
    return await write()
  } catch (error) {
    const before = receipt && (await findReceipt(ctx, receipt))
    if (before === null || !(await isLiveSession(ctx.db, before.sessionId))) throw error
    setSessionCookie(ctx, before.cookie)
    return before
  }
}

/**
 * Runs `work` and stores its result, in the transaction of the write. A concurrent repetition waits here for the end of
 * the first request.
 * @throws Failure TicketInvalid when the same request was committed
 */
export async function writeReceipt<T>(
  tx: Tx,
  receipt: Receipt<T> | null,
  work: () => Promise<T>,
): Promise<T> {
  if (receipt === null) return work()
  const { requestHash } = receipt
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('visitor_receipt')
    .values({ request_hash: requestHash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) fail('TicketInvalid')
  const result = await work()
  await tx
    .updateTable('visitor_receipt')
    .set({ sealed: seal(receipt, result) })
    .where('request_hash', '=', requestHash)
    .execute()
  return result
}

// By the database's clock, because those of the nodes may differ.
async function findReceipt<T>(ctx: Ctx, receipt: Receipt<T>): Promise<T | null> {
  const row = await ctx.db
    .selectFrom('visitor_receipt')
    .select('sealed')
    .where('request_hash', '=', receipt.requestHash)
    .where('created_at', '>', sql<Date>`now() - ${ttlMinutes} * interval '1 minute'`)
    .executeTakeFirst()
  return row?.sealed == null ? null : unseal(receipt, row.sealed)
}

function seal<T>({ sealKey }: Receipt<T>, result: T): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', sealKey, iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(result), 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

function unseal<T>({ sealKey, schema }: Receipt<T>, sealed: Buffer): T {
  const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
  return schema.parse(JSON.parse(text.toString('utf8')))
}
