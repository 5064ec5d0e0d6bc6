import type { UserStrike } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { appealStrike, listOwnStrikes } from '../sanction/index.ts'
import { findTicket } from './captcha/verify-ticket.ts'

/** Methods of UserStrike for a banned member, who has no session: with the ticket of the refused sign-in. */
export const strikesByTicket = {
  GetListByTicket: async (ctx, { ticket, ...input }) =>
    listOwnStrikes(ctx, await memberOfTicket(ctx, ticket), input),
  AppealByTicket: async (ctx, { ticket, id, text }) =>
    appealStrike(ctx, { memberId: await memberOfTicket(ctx, ticket), id, text }),
} satisfies Partial<HandlersOf<typeof UserStrike>>

/** @throws TicketInvalid */
async function memberOfTicket(ctx: Ctx, ticket: string): Promise<string> {
  const row = await findTicket(ctx, ctx.db, ticket)
  if (row?.kind !== 'appeal' || row.member_id === null) fail('TicketInvalid')
  return row.member_id
}
