import { email, phone, type MethodParsed, type StaffSystem, type TestResult } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { signText } from '../../crypto/sign-text.ts'
import type { Channel } from '../../delivery/delivery.ts'
import { ProviderFailure } from '../../delivery/outbound/provider-failure.ts'
import { fail } from '../../fail.ts'
import { consumeWindow } from '../../http/limits/consume-window.ts'
import { maskPersonalData } from '../../http/calls/mask-personal-data.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { mailSender, siteSettings } from '../site/index.ts'
import { testMessage } from './test-message.ts'

const testsOfStaff = { points: 10, seconds: 3600 }
const testsToRecipient = { points: 3, seconds: 3600 }

/**
 * Sends a test message by one provider. It is sent before it is recorded, because the provider's response is part of
 * the record.
 * @throws ContentNotFound, BadInput, TooFast
 */
export async function sendTest(
  ctx: OnceCtx<TestResult, StaffCtx>,
  { provider, recipient: given, reason }: MethodParsed<typeof StaffSystem.SendTest>,
): Promise<CommittedResponse> {
  const channel = ctx.app.delivery.channels.find(({ name }) => name === provider) ?? fail('ContentNotFound')
  const recipient = recipientFor(channel, given)
  await permitTest(ctx, signText(ctx.app.env, 'provider-test', recipient))
  const sender = mailSender(await siteSettings(ctx))
  const result = await trySending(channel, { ...testMessage(sender.name), sender, recipient })
  return ctx.once(async (tx) => {
    await auditAct(ctx, tx, {
      act: 'provider.tested',
      targetKind: 'provider',
      targetId: provider,
      reason,
      after: { recipient: maskPersonalData(recipient), ...result },
    })
    return result
  })
}

function recipientFor({ takes }: Channel, given: string): string {
  const isMail = !takes.includes('sms') || (takes.includes('mail') && given.includes('@'))
  const parsed = (isMail ? email : phone).safeParse(given)
  return parsed.success
    ? parsed.data
    : fail('BadInput', { fields: { recipient: parsed.error.issues[0]?.message ?? '' } })
}

async function permitTest({ db, now, staff }: Pick<StaffCtx, 'db' | 'now' | 'staff'>, recipientKey: string) {
  const windows = [
    { key: `provider-test:${staff.id}`, window: testsOfStaff },
    { key: `provider-test:${recipientKey}`, window: testsToRecipient },
  ]
  for (const { key, window } of windows) {
    const { taken, msLeft } = await consumeWindow(db, now, key, window)
    if (!taken) fail('TooFast', { n: Math.max(1, Math.ceil(msLeft / 1000)) })
  }
}

async function trySending(
  channel: Channel,
  message: Parameters<Channel['sendTest']>[0],
): Promise<TestResult> {
  try {
    await channel.sendTest(message)
    return { isAccepted: true, cause: '' }
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    return { isAccepted: false, cause: error.summary }
  }
}
