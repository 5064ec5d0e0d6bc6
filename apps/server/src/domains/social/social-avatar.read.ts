import type { Ctx } from '../../context.ts'
import { browserHash } from './browser-secret.ts'

/** The copy of a picture, for the browser with its ticket. */
export async function findSocialAvatar(ctx: Ctx, avatarId: string): Promise<Buffer | null> {
  const row = await ctx.db
    .selectFrom('social_ticket')
    .where('head_id', '=', avatarId)
    .where('browser_hash', '=', browserHash(ctx))
    .where('expires_at', '>', ctx.now)
    .select('head')
    .executeTakeFirst()
  return row?.head ?? null
}
