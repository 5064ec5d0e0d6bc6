import type { Ctx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { consumeWindow, readWindow } from '../../../http/limits/consume-window.ts'
import { hashSecret, newSecret } from '../../../session/session-secret.ts'
import { targetIndexes, type Target } from './target.ts'

const cookieName = 'device'
const cookieSeconds = 400 * 86_400

/** Identifies the calling browser by a cookie. Browsers without it are still counted by address. */
export function deviceOf(ctx: Ctx): string {
  const known = ctx.request.cookies[cookieName]
  const secret = known ?? newSecret()
  if (known === undefined) ctx.request.setCookie(cookieName, secret, cookieSeconds)
  return hashSecret(secret).toString('hex')
}

/** Records that the calling browser has proved an address. */
export async function storeDevice(ctx: Ctx, target: Target): Promise<void> {
  const [key] = keysOf(ctx, target)
  if (key === undefined || (await isKnownDevice(ctx, ctx.db, target))) return
  await consumeWindow(ctx.db, ctx.now, key, { points: 1, seconds: cookieSeconds })
}

/** Whether the calling browser has proved an address before: what strangers use up does not count against it. */
export async function isKnownDevice(ctx: Ctx, db: Queryable, target: Target): Promise<boolean> {
  for (const key of keysOf(ctx, target)) {
    if ((await readWindow(db, ctx.now, key)).points > 0) return true
  }
  return false
}

function keysOf(ctx: Ctx, target: Target): string[] {
  const secret = ctx.request.cookies[cookieName]
  if (secret === undefined) return []
  const device = hashSecret(secret).toString('hex')
  return targetIndexes(ctx.app.env, target).map(
    (index) => `captcha:known:${target.kind}:${index.toString('hex')}:${device}`,
  )
}
