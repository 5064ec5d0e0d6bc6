import type { CaptchaType } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import type { Ctx, MemberCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import type { VerifyTicket } from '../../../db/tables.gen.ts'
import { hashSecret, newSecret } from '../../../session/session-secret.ts'
import { targetIndex, type Target } from './target.ts'

/** Lifetimes of tickets by what earned them. */
export const ticketLifeMs = {
  code: 30 * 60_000,
  password: 10 * 60_000,
  withdraw: 30 * 60_000,
  appeal: 30 * 60_000,
} as const

export type TicketRow = Selectable<VerifyTicket>

/**
 * Issues the ticket for a correct code: 30 minutes, one use, for this address and purpose only. A purpose for signed-in
 * members also binds it to the member.
 */
export async function issueTicket(
  ctx: Ctx,
  { target, captchaType }: { target: Target; captchaType: CaptchaType },
): Promise<string> {
  const ownOnly = captchaType === 4 || captchaType === 5 || captchaType === 1100
  return insertTicket(ctx, ticketLifeMs.code, {
    kind: target.kind,
    captcha_type: captchaType,
    target_index: targetIndex(ctx.app.env, target),
    member_id: ownOnly ? (ctx.viewer?.id ?? null) : null,
  })
}

/**
 * Issues the ticket for a correct password: ten minutes, one use, for its member. `expiresAt` is in epoch milliseconds.
 */
export async function issuePasswordTicket(ctx: MemberCtx): Promise<{ ticket: string; expiresAt: number }> {
  const bound = { kind: 'password', captcha_type: 0, target_index: null, member_id: ctx.viewer.id } as const
  const ticket = await insertTicket(ctx, ticketLifeMs.password, bound)
  return { ticket, expiresAt: ctx.now.getTime() + ticketLifeMs.password }
}

/** Issues the ticket with which a member who signs in during the cooling-off period withdraws the deletion. */
export async function issueWithdrawTicket(ctx: Ctx, memberId: string): Promise<string> {
  const bound = { kind: 'withdraw', captcha_type: 0, target_index: null, member_id: memberId } as const
  return insertTicket(ctx, ticketLifeMs.withdraw, bound)
}

/** Issues the ticket with which a banned member reads and appeals strikes, and nothing else, until it expires. */
export async function issueAppealTicket(ctx: Ctx, memberId: string): Promise<string> {
  const bound = { kind: 'appeal', captcha_type: 0, target_index: null, member_id: memberId } as const
  return insertTicket(ctx, ticketLifeMs.appeal, bound)
}

async function insertTicket(
  ctx: Ctx,
  life: number,
  bound: Pick<TicketRow, 'kind' | 'captcha_type' | 'target_index' | 'member_id'>,
): Promise<string> {
  const ticket = newSecret()
  await ctx.db
    .insertInto('verify_ticket')
    .values({
      ...bound,
      ticket_hash: hashSecret(ticket),
      expires_at: new Date(ctx.now.getTime() + life),
    })
    .execute()
  return ticket
}

/** A ticket that is neither used nor expired. */
export async function findTicket(ctx: Ctx, db: Queryable, ticket: string): Promise<TicketRow | undefined> {
  return db
    .selectFrom('verify_ticket')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .selectAll()
    .executeTakeFirst()
}

/** A member's tickets that are neither used nor expired, newest first. */
export async function listOwnTickets(ctx: MemberCtx, db: Queryable): Promise<TicketRow[]> {
  return db
    .selectFrom('verify_ticket')
    .where('member_id', '=', ctx.viewer.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .selectAll()
    .orderBy('expires_at', 'desc')
    .execute()
}

/** Consumes a ticket; false when a concurrent call did. A rollback restores it. */
export async function consumeTicket(ctx: Ctx, db: Queryable, row: TicketRow): Promise<boolean> {
  const used = await db
    .updateTable('verify_ticket')
    .set({ used_at: ctx.now })
    .where('ticket_hash', '=', row.ticket_hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}
