import type { SocialProvider } from '@guangquan/contract'
import { bind } from '../domains/social/binding.store.ts'
import type { Browser } from './call-as.ts'
import type { TestNode } from './test-app.ts'

/** Binds a provider's account to a member, without a flow; with a token of the provider. */
export async function buildBinding(
  { app }: Pick<TestNode, 'app'>,
  { userId: memberId }: Browser,
  provider: SocialProvider,
): Promise<void> {
  const now = app.now()
  const profile = {
    unionId: `union of ${memberId}`,
    openId: `open of ${memberId}`,
    nickName: '林间漫步',
    headUrl: null,
    kept: { token: `token of ${memberId}`, expiresAt: now.getTime() + 3600_000 },
  }
  await app.db.transaction().execute((tx) => bind({ app, now }, tx, { memberId, provider, profile }))
}
