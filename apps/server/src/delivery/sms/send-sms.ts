import { fail } from '../../fail.ts'
import type { SmsMessage } from '../delivery.ts'
import type { OutboundTools } from '../outbound/provider.ts'
import { ProviderFailure } from '../outbound/provider-failure.ts'

/** A house that sends short messages. */
export interface SmsVendor {
  name: string
  /** @throws ProviderFailure */
  send: (message: SmsMessage) => Promise<void>
}

const vendorLimitSeconds = 60

/**
 * Asks the vendors in their order. The next one is asked only where the one before certainly sent nothing: it
 * refused, or was not reached at all. After a timeout or a broken answer the message may be on its way, so nobody is
 * asked again.
 * @throws Failure Unavailable, TooFast
 */
export async function sendSms(
  vendors: readonly SmsVendor[],
  message: SmsMessage,
  log: OutboundTools['log'],
): Promise<void> {
  let last: ProviderFailure | null = null
  for (const vendor of vendors) {
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
