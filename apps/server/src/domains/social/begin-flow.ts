import { isLoginPurpose, type Purpose } from './purpose.ts'
import type { SocialProvider } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import type { SocialApp } from '../../delivery/social/social-client.ts'
import { fail } from '../../fail.ts'
import { hashSecret, newSecret } from '../../session/session-secret.ts'
import { markBrowser } from './browser-secret.ts'
import { ownPath, returnAddress } from './return-address.ts'

const lifeMs = 10 * 60_000

/**
 * Begins a flow for this browser: to sign in, or for a member to bind a provider's account.
 * @returns the URL to redirect the browser to
 * @throws ProviderClosed, TokenInvalid for a visitor who wants to bind
 */
export async function beginFlow(
  ctx: Ctx,
  provider: SocialProvider,
  { purpose, redirect }: { purpose: Purpose; redirect: string },
): Promise<{ href: string }> {
  if (!isLoginPurpose(purpose) && ctx.viewer === null) fail('TokenInvalid')
  const app = appFor(ctx, provider)
  if (!ctx.app.social[provider].isOpen(app)) fail('ProviderClosed')
  const state = await openFlow(ctx, {
    provider,
    app,
    purpose,
    memberId: isLoginPurpose(purpose) ? null : (ctx.viewer?.id ?? null),
    browserHash: markBrowser(ctx),
    redirect: ownPath(redirect),
    scanHash: null,
  })
  return { href: authorizeAddress(ctx, provider, app, state) }
}

export interface NewFlow {
  provider: SocialProvider
  app: SocialApp
  purpose: Purpose
  memberId: string | null
  /** From `markBrowser`, to be called once per call, because it sets the cookie on the response. */
  browserHash: Buffer
  redirect: string
  /** The scanned code this flow is for, or null. */
  scanHash: Buffer | null
}

/** Stores a flow that this browser may finish once within ten minutes. @returns its `state` */
export async function openFlow(ctx: Ctx, flow: NewFlow): Promise<string> {
  const state = newSecret()
  await ctx.db
    .insertInto('social_flow')
    .values({
      state_hash: hashSecret(state),
      provider: flow.provider,
      app: flow.app,
      purpose: flow.purpose,
      member_id: flow.memberId,
      browser_hash: flow.browserHash,
      redirect: flow.redirect,
      scan_hash: flow.scanHash,
      expires_at: new Date(ctx.now.getTime() + lifeMs),
    })
    .execute()
  return state
}

export function authorizeAddress(ctx: Ctx, provider: SocialProvider, app: SocialApp, state: string): string {
  const redirectUri = returnAddress(ctx.app.env, provider)
  return ctx.app.social[provider].authorizeUrl({ app, state, redirectUri })
}

/** WeChat's own browser requires WeChat's other application; the other providers only show a smaller page. */
function appFor(ctx: Ctx, provider: SocialProvider): SocialApp {
  const { userAgent } = ctx.request
  if (provider !== 'wx') return /Mobile|Android|iPhone/i.test(userAgent) ? 'inApp' : 'web'
  return /MicroMessenger/i.test(userAgent) && ctx.app.social.wx.isOpen('inApp') ? 'inApp' : 'web'
}
