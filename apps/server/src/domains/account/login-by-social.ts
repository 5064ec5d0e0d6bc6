import type { SocialProvider, StoredUserInfo } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { findBoundMember } from '../social/index.ts'
import { signIn } from './sign-in.ts'

/**
 * Signs in by a ticket whose provider account is bound. If it is not, the ticket stays valid for a registration or for
 * signing in by phone.
 * @throws SocialFailed, SocialUnknown, SignedOutElsewhere, CoolingOff
 */
export async function loginBySocial(
  ctx: Ctx,
  input: { provider: SocialProvider; accessToken: string; unionId: string },
): Promise<StoredUserInfo> {
  const { provider, accessToken: ticket, unionId } = input
  const { memberId, use } = await findBoundMember(ctx, { provider, ticket, unionId })
  return signIn(ctx, { memberId, method: 'social', before: use })
}
