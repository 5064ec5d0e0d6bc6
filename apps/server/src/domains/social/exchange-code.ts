import type { SocialAccess, SocialProvider } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { SocialFlow } from '../../db/tables.gen.ts'
import { ProviderFailure } from '../../delivery/outbound/provider-failure.ts'
import type { SocialApp, SocialPerson } from '../../delivery/social/social-client.ts'
import { fail } from '../../fail.ts'
import { hashSecret, newSecret } from '../../session/session-secret.ts'
import { browserHash } from './browser-secret.ts'
import { purposeIn } from './purpose.ts'
import { returnAddress } from './return-address.ts'
import { cleanNickName, unionIndex, wireName, wireOpenId } from './social-name.ts'
import { ticketLifeMs } from './ticket-life.ts'
import { insertTicket } from './ticket.store.ts'

type FlowRow = Selectable<SocialFlow>

/**
 * Finishes a flow: asks the provider for the identity, once, and gives this browser a ticket for it.
 * @throws SocialFailed for a state that is missing, used, expired, or of another browser or provider, and if the
 * provider rejects the code or does not respond; ProviderClosed
 */
export async function exchangeCode(
  ctx: Ctx,
  provider: SocialProvider,
  { code, state }: { code: string; state: string },
): Promise<SocialAccess> {
  const flow = await consumeFlow(ctx, provider, state)
  if (flow === undefined || (flow.member_id !== null && !isOwn(ctx, flow))) fail('SocialFailed')
  const app: SocialApp = flow.app === 'inApp' ? 'inApp' : 'web'
  if (!ctx.app.social[provider].isOpen(app)) fail('ProviderClosed')
  const person = await identify(ctx, provider, { app, code })
  const { env } = ctx.app
  const ticket = newSecret()
  const openId = wireOpenId(env, provider, person.openId)
  const index = unionIndex(env, provider, person.unionId)
  const purpose = purposeIn(flow.purpose)
  const scanHash = flow.scan_hash
  await insertTicket(ctx, ctx.db, {
    ticket,
    provider,
    purpose,
    memberId: flow.member_id,
    browserHash: flow.browser_hash,
    scanHash,
    unionIndex: index,
    profile: { ...person, openId, nickName: cleanNickName(person.nickName) },
    lifeMs: await ticketLifeMs(ctx, { provider, purpose, scanHash, unionId: person.unionId }),
  })
  return { accessToken: ticket, openId, unionId: wireName(index), purpose, redirect: flow.redirect }
}

// Consumed before the provider is called: whatever the outcome, a state is valid once.
async function consumeFlow(ctx: Ctx, provider: SocialProvider, state: string): Promise<FlowRow | undefined> {
  return ctx.db
    .updateTable('social_flow')
    .set({ used_at: ctx.now })
    .where('state_hash', '=', hashSecret(state))
    .where('provider', '=', provider)
    .where('browser_hash', '=', browserHash(ctx))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .returningAll()
    .executeTakeFirst()
}

// In a scan the member is signed in on the desktop, not on the phone.
function isOwn(ctx: Ctx, flow: FlowRow): boolean {
  return flow.scan_hash !== null || flow.member_id === ctx.viewer?.id
}

async function identify(
  ctx: Ctx,
  provider: SocialProvider,
  { app, code }: { app: SocialApp; code: string },
): Promise<SocialPerson> {
  try {
    const redirectUri = returnAddress(ctx.app.env, provider)
    return await ctx.app.social[provider].identify({ app, code, redirectUri })
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    const facts = { provider: error.provider, kind: error.kind, err: error }
    if (error.kind === 'CONFIG') ctx.log.error(facts, 'a provider refuses our application')
    else ctx.log.warn(facts, 'a social sign-in came to nothing')
    fail('SocialFailed')
  }
}
