import type { Database } from '../db/client.ts'
import { SettingsError, type Env } from '../env.ts'
import type { Delivery } from './delivery.ts'
import { outboxDelivery } from './outbox-delivery.ts'

/**
 * The way messages take in this installation.
 * @throws SettingsError for a provider this program has no client for: sign-in codes must not vanish silently
 */
export function openDelivery(env: Env, db: Database): Delivery {
  if (env.SMS_PROVIDER === 'outbox') return outboxDelivery(db)
  throw new SettingsError(
    `Wrong settings:\n  SMS_PROVIDER: this version has no client for ${env.SMS_PROVIDER} yet, so it cannot send sign-in codes; ` +
      'it runs with NODE_ENV=development and SMS_PROVIDER=outbox only',
  )
}
