import type { Database } from '../db/client.ts'
import { SettingsError, type Env } from '../env.ts'
import type { Delivery } from './delivery.ts'
import { outboxDelivery } from './outbox-delivery.ts'

/**
 * Refuses a provider this program has no client for: sign-in codes must not vanish silently. Asked before anything
 * is started.
 * @throws SettingsError
 */
export function refuseMissingProvider(env: Pick<Env, 'SMS_PROVIDER'>): void {
  if (env.SMS_PROVIDER === 'outbox') return
  throw new SettingsError(
    `Wrong settings:\n  SMS_PROVIDER: this version has no client for ${env.SMS_PROVIDER} yet, so it cannot send sign-in codes; ` +
      'it runs with NODE_ENV=development and SMS_PROVIDER=outbox only',
  )
}

/** The way messages take in this installation. @throws SettingsError */
export function openDelivery(env: Pick<Env, 'SMS_PROVIDER'>, db: Database): Delivery {
  refuseMissingProvider(env)
  return outboxDelivery(db)
}
