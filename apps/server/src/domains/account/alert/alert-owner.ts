import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../context.ts'
import { encryptField } from '../../../crypto/field-cipher.ts'
import type { Tx } from '../../../db/client.ts'
import { consumeWindow } from '../../../http/limits/consume-window.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { createNotice } from '../../notice/index.ts'
import { contactsOf, findCredential } from '../account.store.ts'
import { targetIndex, type Target } from '../captcha/target.ts'
import { ownerAlerts, type AccountChange } from './owner-alert-message.ts'
import { addressPurpose, sendAlertJob } from './send-alert.ts'

/** Max messages to one address: repeated changes must not flood their owner. */
const perAddress = { points: 10, seconds: 86_400 }

/**
 * Informs the owner of an account about a change: by a notice, and by a message to every address the account has until
 * then. Call it before the change is written, in its transaction, so that whoever changed the address does not receive
 * the message.
 */
export async function alertOwner(
  ctx: Pick<Ctx, 'app' | 'now'>,
  tx: Tx,
  { memberId, change }: { memberId: string; change: AccountChange },
): Promise<void> {
  await createNotice(tx, ctx.now, { memberId, kind: ownerAlerts[change].notice })
  const { env } = ctx.app
  const { phone, email } = contactsOf(env, await findCredential(tx, memberId))
  const targets: Target[] = [
    ...(phone === null ? [] : [{ kind: 'sms', address: phone } as const]),
    ...(email === null ? [] : [{ kind: 'email', address: email } as const]),
  ]
  for (const target of targets) {
    const key = `owner-alert:${target.kind}:${targetIndex(env, target).toString('hex')}`
    if (!(await consumeWindow(tx, ctx.now, key, perAddress)).taken) continue
    const id = uuid()
    const address_cipher = encryptField(env, addressPurpose, memberId, target.address)
    await tx
      .insertInto('owner_alert')
      .values({ id, member_id: memberId, change, kind: target.kind, address_cipher, created_at: ctx.now })
      .execute()
    await enqueue(tx, sendAlertJob, { id })
  }
}
