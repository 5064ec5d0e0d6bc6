import type { OwnInfo } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { getBindings } from '../social/index.ts'
import { loadOwnCredential, type OwnCredential } from './account.read.ts'
import { termsToAgree } from './consent.ts'

/** What of the signed-in member's own data is about the account rather than the person. */
export type OwnAccount = OwnCredential & Pick<OwnInfo, 'social' | 'termsToAgree'>

export async function loadOwnAccount(ctx: MemberCtx): Promise<OwnAccount> {
  const [credential, social, terms] = await Promise.all([
    loadOwnCredential(ctx),
    getBindings(ctx, ctx.viewer.id),
    termsToAgree(ctx),
  ])
  return { ...credential, social, termsToAgree: terms }
}
