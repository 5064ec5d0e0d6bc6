import { scanStates } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { browserHash } from './browser-secret.ts'
import { changeScan, lockScan } from './scan.store.ts'
import { findTicket, consumeTicket } from './ticket.store.ts'

/** Confirms or refuses on the phone that opened the code, by a ticket made for this code. @throws SocialFailed */
export async function confirmScan(
  ctx: Ctx,
  { scanId, accessToken, confirm }: { scanId: string; accessToken: string; confirm: boolean },
): Promise<null> {
  await inTransaction(ctx, async (tx) => {
    const scan = await lockScan(ctx, tx, scanId)
    if (scan === undefined || scan.state !== scanStates.scanned) fail('SocialFailed')
    if (scan.phone_hash?.equals(browserHash(ctx)) !== true) fail('SocialFailed')
    const requested = { ticket: accessToken, provider: 'wx', scanHash: scan.scan_hash } as const
    const ticket = await findTicket(ctx, requested, tx)
    if (ticket === undefined || !(await consumeTicket(ctx, tx, ticket))) fail('SocialFailed')
    const state = confirm ? scanStates.confirmed : scanStates.refused
    await changeScan(tx, scan, { state, ticket_hash: confirm ? ticket.ticket_hash : null })
  })
  return null
}
