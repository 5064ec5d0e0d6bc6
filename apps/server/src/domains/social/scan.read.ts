import { scanStates, type MethodOutput, type SocialAccess, type WxOpen } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { deriveKey } from '../../crypto/derive-key.ts'
import { hashSecret } from '../../session/session-secret.ts'
import { createHmac } from 'node:crypto'
import { browserHash } from './browser-secret.ts'
import { purposeIn } from './purpose.ts'
import type { ScanRow } from './scan.store.ts'
import { wireName } from './social-name.ts'
import { ticketLifeMs } from './ticket-life.ts'
import { insertTicket, openProfile } from './ticket.store.ts'

/**
 * State of a code on this screen. Once the phone has confirmed, this browser gets its own ticket; if the response was
 * lost, the next call returns the same one.
 */
export async function readScan(
  ctx: Ctx,
  { pollKey }: { pollKey: string },
): Promise<MethodOutput<typeof WxOpen.GetScan>> {
  const scan = await ctx.db
    .selectFrom('social_scan')
    .where('poll_hash', '=', hashSecret(pollKey))
    .where('browser_hash', '=', browserHash(ctx))
    .where('expires_at', '>', ctx.now)
    .selectAll()
    .executeTakeFirst()
  if (scan === undefined) return { state: scanStates.over, access: null }
  if (scan.state !== scanStates.confirmed) return { state: scan.state, access: null }
  const access = await giveTicket(ctx, scan, pollKey)
  return access === null ? { state: scanStates.over, access } : { state: scan.state, access }
}

async function giveTicket(ctx: Ctx, scan: ScanRow, pollKey: string): Promise<SocialAccess | null> {
  const confirmed = await ctx.db
    .selectFrom('social_ticket')
    .where('ticket_hash', '=', scan.ticket_hash)
    .selectAll()
    .executeTakeFirst()
  if (confirmed === undefined) return null
  const { key } = deriveKey(ctx.app.env, 'social-scan')
  const ticket = createHmac('sha256', key).update(pollKey).digest('base64url')
  const profile = openProfile(ctx.app.env, confirmed)
  const purpose = purposeIn(scan.purpose)
  await insertTicket(ctx, ctx.db, {
    ticket,
    provider: 'wx',
    purpose,
    memberId: scan.member_id,
    browserHash: scan.browser_hash,
    scanHash: null,
    unionIndex: confirmed.union_index,
    profile,
    lifeMs: await ticketLifeMs(ctx, { provider: 'wx', purpose, scanHash: null, unionId: profile.unionId }),
  })
  const { openId } = profile
  return { accessToken: ticket, openId, unionId: wireName(confirmed.union_index), purpose, redirect: '' }
}
