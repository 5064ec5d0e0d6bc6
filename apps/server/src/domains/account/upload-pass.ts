import type { Ctx, MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { isLiveSession } from '../../session/is-live-session.ts'
import { hashSecret, newSecret } from '../../session/session-secret.ts'
import { isActiveMember } from '../member/index.ts'

const ticketLifeMs = 5 * 60_000
// As long as the slowest allowed upload.
const tokenLifeMs = 10 * 60_000

/** Permissions of an upload token and the owner of the files. */
export interface Uploader {
  memberId: string
  useType: number
  /** Largest file in bytes. */
  maxBytes: number
}

/** Issues a ticket for the file host: five minutes, one use, one kind of file, up to one size. */
export async function issueUploadTicket(
  ctx: MemberCtx,
  { useType, size }: { useType: number; size: number },
): Promise<{ account: string; password: string; expiresAt: number }> {
  const password = newSecret()
  const expiresAt = ctx.now.getTime() + ticketLifeMs
  await ctx.db
    .insertInto('upload_pass')
    .values({
      secret_hash: hashSecret(password),
      kind: 'ticket',
      session_id: ctx.viewer.sessionId,
      member_id: ctx.viewer.id,
      use_type: useType,
      max_bytes: size,
      expires_at: new Date(expiresAt),
    })
    .execute()
  return { account: ctx.viewer.id, password, expiresAt }
}

/**
 * Exchanges a member's id and ticket for a token that permits uploads only.
 * @throws WrongPassword for an expired, used or foreign ticket
 */
export async function exchangeUploadTicket(
  ctx: Ctx,
  { account, password }: { account: string; password: string },
): Promise<{ token: string }> {
  const token = newSecret()
  await inTransaction(ctx, async (tx) => {
    const ticket = await tx
      .updateTable('upload_pass')
      .set({ used_at: ctx.now })
      .where('secret_hash', '=', hashSecret(password))
      .where('kind', '=', 'ticket')
      .where('member_id', '=', account)
      .where('used_at', 'is', null)
      .where('expires_at', '>', ctx.now)
      .returning(['session_id', 'member_id', 'use_type', 'max_bytes'])
      .executeTakeFirst()
    if (ticket === undefined) fail('WrongPassword')
    await tx
      .insertInto('upload_pass')
      .values({
        ...ticket,
        secret_hash: hashSecret(token),
        kind: 'token',
        expires_at: new Date(ctx.now.getTime() + tokenLifeMs),
      })
      .execute()
  })
  return { token }
}

/** The uploader of a file host token, or null. It ends with the session it was issued in. */
export async function findUploader(ctx: Pick<Ctx, 'db' | 'now'>, token: string): Promise<Uploader | null> {
  const pass = await ctx.db
    .selectFrom('upload_pass')
    .where('secret_hash', '=', hashSecret(token))
    .where('kind', '=', 'token')
    .where('expires_at', '>', ctx.now)
    .select(['session_id', 'member_id', 'use_type', 'max_bytes'])
    .executeTakeFirst()
  if (pass === undefined || !(await isLiveSession(ctx.db, pass.session_id))) return null
  if (!(await isActiveMember(ctx.db, pass.member_id))) return null
  return { memberId: pass.member_id, useType: pass.use_type, maxBytes: pass.max_bytes }
}
