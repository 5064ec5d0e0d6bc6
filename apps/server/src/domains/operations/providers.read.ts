import { type ProviderItem, type ProviderName, providerNames } from '@guangquan/contract'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import type { App, StaffCtx } from '../../context.ts'
import { listProviderUse } from '../../delivery/provider-use.ts'
import { openProviders } from '../../delivery/social/open-social.ts'
import { storageProvider } from '../../storage/counted-storage.ts'

/** The outside services and how requests to them ended, without what other nodes counted in the last seconds. */
export async function listProviders({ app, db, now }: StaffCtx): Promise<ProviderItem[]> {
  await app.providerUse.flush()
  const uses = new Map((await listProviderUse(db, dayOf(now))).map((use) => [use.provider, use]))
  const { channels } = app.delivery
  return providerNames
    .filter((name) => name !== 'outbox' || channels.some((channel) => channel.name === name))
    .map((name) => {
      const use = uses.get(name)
      return {
        name,
        isConfigured: isConfigured(app, name),
        testedBy: [...(channels.find((channel) => channel.name === name)?.takes ?? [])],
        succeeded: use?.succeeded ?? 0,
        failed: use?.failed ?? 0,
        lastSuccessTime: use?.lastSuccessAt ? timeTextOf(use.lastSuccessAt) : null,
        lastFailureTime: use?.lastFailureAt ? timeTextOf(use.lastFailureAt) : null,
        lastFailure: use?.lastFailure ?? '',
      }
    })
}

function isConfigured(app: App, name: ProviderName): boolean {
  if (name === storageProvider) return true
  const signIn = openProviders(app.social)
  if (name === 'wechat') return signIn.wx
  if (name === 'qq' || name === 'weibo') return signIn[name]
  return app.delivery.channels.some((channel) => channel.name === name)
}
