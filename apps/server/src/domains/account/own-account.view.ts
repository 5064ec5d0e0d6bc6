import type { MemberCtx } from '../../context.ts'
import type { CredentialFacts } from '../member/index.ts'
import { getBindings } from '../social/index.ts'
import { loadOwnCredential } from './account.read.ts'
import { termsToAgree } from './consent.ts'

/** The account part of the signed-in member's own data. */
export async function loadOwnAccount(ctx: MemberCtx): Promise<CredentialFacts> {
  const [credential, social, terms] = await Promise.all([
    loadOwnCredential(ctx),
    getBindings(ctx, ctx.viewer.id),
    termsToAgree(ctx),
  ])
  return { ...credential, social, termsToAgree: terms }
}
