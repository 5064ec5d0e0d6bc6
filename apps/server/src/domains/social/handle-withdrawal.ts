import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { decryptField } from '../../crypto/field-cipher.ts'
import { ProviderFailure } from '../../delivery/outbound/provider-failure.ts'
import { findBinding, removeBinding } from './binding.store.ts'

const Kept = z.object({ token: z.string(), expiresAt: z.number() })

/**
 * Handles Weibo's notification that a user withdrew their authorisation. Anybody can send it, so Weibo is asked whether
 * its token is still valid; the binding is only removed if the token is invalid before its expiry. An expired token
 * proves nothing.
 */
export async function handleWithdrawal(
  ctx: Ctx,
  { source, uid }: { source: string; uid: string },
): Promise<void> {
  const { weibo } = ctx.app.social
  if (!weibo.isOpen('web') || source !== weibo.appKey) return
  const binding = await findBinding(ctx, ctx.db, 'weibo', uid)
  if (binding?.token_cipher == null) return
  const opened = decryptField(ctx.app.env, 'social-token', binding.member_id, binding.token_cipher)
  const { token, expiresAt } = Kept.parse(JSON.parse(opened))
  if (expiresAt <= ctx.now.getTime()) return
  try {
    if (await weibo.isTokenAlive(token, uid)) {
      ctx.log.warn({ memberId: binding.member_id }, 'a withdrawal at weibo was announced that did not happen')
      return
    }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    ctx.log.warn({ kind: error.kind, err: error }, 'a withdrawal at weibo could not be checked')
    return
  }
  await removeBinding(ctx.db, binding)
  ctx.log.info({ audit: 'social.unbound', memberId: binding.member_id, provider: 'weibo' }, 'audit')
}
