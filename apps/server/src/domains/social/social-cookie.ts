import type { SocialCookie } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { deriveKey } from '../../crypto/derive-key.ts'
import { hmacHex, sameText } from '../../session/session-secret.ts'
import { listBindings } from './binding.store.ts'

const lifeSeconds = 600

/**
 * Cookie values that the video player reads about a social sign-in: made here for this session, nothing of the
 * provider's.
 * @returns null for a member without WeChat and QQ
 */
export async function getSocialCookie(ctx: MemberCtx): Promise<SocialCookie | null> {
  const bound = (await listBindings(ctx.db, ctx.viewer.id)).map((row) => row.provider)
  const provider = (['wx', 'qq'] as const).find((one) => bound.includes(one))
  return provider === undefined
    ? null
    : makeCookie(ctx, provider, Math.floor(ctx.now.getTime() / 1000) + lifeSeconds)
}

/** Whether a cookie was made for the caller's session and has not expired. */
export function isGoodSocialCookie(ctx: MemberCtx, cookie: SocialCookie): boolean {
  const end = Number(cookie.access_token.split('.')[0])
  if (!Number.isSafeInteger(end) || end * 1000 <= ctx.now.getTime()) return false
  const own = makeCookie(ctx, cookie.main_login, end)
  return sameText(own.access_token, cookie.access_token) && sameText(own.vusession, cookie.vusession)
}

function makeCookie(ctx: MemberCtx, provider: 'wx' | 'qq', end: number): SocialCookie {
  const { key } = deriveKey(ctx.app.env, 'social-cookie')
  const mark = (kind: string, ...parts: (string | number)[]) =>
    hmacHex(key, [kind, provider, ...parts].join('|'))
  const { id, sessionId } = ctx.viewer
  return {
    main_login: provider,
    openid: mark('open', id).slice(0, 32),
    appid: ctx.app.env.PRODUCT_KEY,
    access_token: `${end}.${mark('token', id, sessionId, end)}`,
    vuserid: mark('user', id).slice(0, 32),
    vusession: mark('session', id, sessionId, end),
  }
}
