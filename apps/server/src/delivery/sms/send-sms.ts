import { fail } from '../../fail.ts'
import type { SmsMessage } from '../delivery.ts'
import type { OutboundTools } from '../outbound/provider.ts'
import { ProviderFailure } from '../outbound/provider-failure.ts'

/** A vendor of short messages. */
export interface SmsVendor {
  name: string
  /** Whether it has a template for alerts. */
  sendsAlerts: boolean
  /** @throws ProviderFailure */
  send: (message: SmsMessage) => Promise<void>
}

const vendorLimitSeconds = 60

/**
 * Tries the vendors in order. The next one is tried only when the previous one certainly sent nothing: it refused, or
 * was unreachable. After a time-out or a broken response the message may be on its way, so no other is tried.
 * @throws Failure Unavailable, TooFast
 */
export async function sendSms(
  vendors: readonly SmsVendor[],
  message: SmsMessage,
  log: OutboundTools['log'],
): Promise<void> {
  const able = 'alert' in message ? vendors.filter((vendor) => vendor.sendsAlerts) : vendors
  if (able.length === 0) {
    log.warn({}, 'no vendor has a template for alerts: the owner of a changed account gets no short message')
    return
  }
  let last: ProviderFailure | null = null
  for (const vendor of able) {
    try {
      await vendor.send(message)
      return
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error
      log.error({ provider: error.provider, kind: error.kind, err: error }, 'a short message was not taken')
      if (error.mayHaveActed) return
      last = error
    }
  }
  if (last?.kind === 'RATE') fail('TooFast', { n: vendorLimitSeconds })
  fail('Unavailable')
}
