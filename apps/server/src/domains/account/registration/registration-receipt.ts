import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import * as z from 'zod'
import type { App, Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { isLiveSession } from '../../../session/is-live-session.ts'
import type { NewSession } from '../../../session/issue-session.ts'
import { setSessionCookie } from '../../../session/session-cookie.ts'
import { deriveKey } from '../../../crypto/derive-key.ts'

/** As long as the registration's ticket; later a lost response is replaced by signing in. */
const receiptTtlMs = 30 * 60_000
const ivBytes = 12
const tagBytes = 16

export type Registered = NewSession & { memberId: string }

const Kept = z.object({
  sessionId: z.string(),
  token: z.string(),
  signKey: z.string(),
  cookie: z.string(),
  expiresAt: z.coerce.date(),
  memberId: z.string(),
}) satisfies z.ZodType<Registered>

/**
 * Finds and decrypts the receipt of one request; derived from requestId and every field of the body, including password
 * and ticket. The id alone, or the whole database, is not enough.
 */
export interface ReceiptKey {
  requestHash: Buffer
  sealKey: Buffer
}

/** Null without a requestId: such a request has no receipt. */
export function receiptKeyOf(
  { env }: Pick<App, 'env'>,
  input: { requestId?: string | undefined },
): ReceiptKey | null {
  if (input.requestId === undefined) return null
  const text = JSON.stringify(input)
  const hashed = (purpose: string) => createHmac('sha256', deriveKey(env, purpose).key).update(text).digest()
  return { requestHash: hashed('registration-request'), sealKey: hashed('registration-answer') }
}

/**
 * Claims the request in the registration's transaction. A concurrent second request waits here until the first one
 * ends.
 * @returns false when the first one registered
 */
export async function claimReceipt(ctx: Ctx, tx: Tx, key: ReceiptKey): Promise<boolean> {
  const claimed = await tx
    .insertInto('registration_receipt')
    .values({ request_hash: key.requestHash, created_at: ctx.now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return claimed.numInsertedOrUpdatedRows === 1n
}

/** Stores the encrypted response; effective at commit. */
export async function storeReceipt(tx: Tx, key: ReceiptKey, registered: Registered): Promise<void> {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', key.sealKey, iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(registered), 'utf8'), cipher.final()])
  await tx
    .updateTable('registration_receipt')
    .set({ sealed: Buffer.concat([iv, cipher.getAuthTag(), text]) })
    .where('request_hash', '=', key.requestHash)
    .execute()
}

/**
 * The session of a request that has registered, with the cookie that the lost response carried. Null when the request
 * did not register, after half an hour, or when the session has ended.
 */
export async function findReceipt(ctx: Ctx, key: ReceiptKey): Promise<Registered | null> {
  const row = await ctx.db
    .selectFrom('registration_receipt')
    .select('sealed')
    .where('request_hash', '=', key.requestHash)
    .where('created_at', '>', new Date(ctx.now.getTime() - receiptTtlMs))
    .executeTakeFirst()
  if (row?.sealed == null) return null
  const registered = unseal(key, row.sealed)
  if (!(await isLiveSession(ctx.db, registered.sessionId))) return null
  setSessionCookie(ctx, registered.cookie)
  return registered
}

function unseal({ sealKey }: ReceiptKey, sealed: Buffer): Registered {
  const decipher = createDecipheriv('aes-256-gcm', sealKey, sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  const text = Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
  return Kept.parse(JSON.parse(text.toString('utf8')))
}
