import { scanLifeMs } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { regionOf } from '../../region/region-of.ts'
import { hashSecret, newSecret } from '../../session/session-secret.ts'
import { deviceName } from '../../session/device-name.ts'
import { markBrowser } from './browser-secret.ts'
import { isLoginPurpose, type Purpose } from './purpose.ts'
import { scanAddress } from './return-address.ts'

/**
 * Begins a sign-in by a QR code on this screen that a phone scans. The code's own secret does not sign anybody in: the
 * result is given only to the holder of `pollKey` in this browser.
 * @throws ProviderClosed, TokenInvalid for a visitor who wants to bind
 */
export async function beginScan(
  ctx: Ctx,
  { purpose }: { purpose: Purpose },
): Promise<{ url: string; pollKey: string; expiresAt: number }> {
  if (!ctx.app.social.wx.isOpen('inApp')) fail('ProviderClosed')
  if (!isLoginPurpose(purpose) && ctx.viewer === null) fail('TokenInvalid')
  const scanId = newSecret()
  const pollKey = newSecret()
  const expiresAt = ctx.now.getTime() + scanLifeMs
  await ctx.db
    .insertInto('social_scan')
    .values({
      scan_hash: hashSecret(scanId),
      poll_hash: hashSecret(pollKey),
      browser_hash: markBrowser(ctx),
      purpose,
      member_id: isLoginPurpose(purpose) ? null : (ctx.viewer?.id ?? null),
      device: deviceName(ctx.request.userAgent),
      region: regionOf(ctx.ip),
      expires_at: new Date(expiresAt),
    })
    .execute()
  return { url: scanAddress(ctx.app.env, scanId), pollKey, expiresAt }
}
