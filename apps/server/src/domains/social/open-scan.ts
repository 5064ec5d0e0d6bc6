import { scanStates } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { authorizeAddress, openFlow } from './begin-flow.ts'
import { markBrowser } from './browser-secret.ts'
import { purposeIn } from './purpose.ts'
import { changeScan, lockScan } from './scan.store.ts'

/**
 * Opens a code on a phone, which is then the only one that may continue with it. Shows where the sign-in takes place,
 * and sends the phone to WeChat.
 * @throws SocialFailed for a code that is expired, used, or opened by another phone; ProviderClosed
 */
export async function openScan(
  ctx: Ctx,
  { scanId }: { scanId: string },
): Promise<{ href: string; device: string; region: string }> {
  if (!ctx.app.social.wx.isOpen('inApp')) fail('ProviderClosed')
  const phone = markBrowser(ctx)
  const scan = await inTransaction(ctx, async (tx) => {
    const row = await lockScan(ctx, tx, scanId)
    if (row === undefined) fail('SocialFailed')
    const isFree = row.state === scanStates.waiting
    const isSame = row.state === scanStates.scanned && row.phone_hash?.equals(phone) === true
    if (!isFree && !isSame) fail('SocialFailed')
    await changeScan(tx, row, { state: scanStates.scanned, phone_hash: phone })
    return row
  })
  const state = await openFlow(ctx, {
    provider: 'wx',
    app: 'inApp',
    purpose: purposeIn(scan.purpose),
    memberId: scan.member_id,
    browserHash: phone,
    redirect: '',
    scanHash: scan.scan_hash,
  })
  return { href: authorizeAddress(ctx, 'wx', 'inApp', state), device: scan.device, region: scan.region }
}
