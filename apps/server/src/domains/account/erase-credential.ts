import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { forgetRecipients } from '../../delivery/forget-recipient.ts'
import { exportAccount } from './account.read.ts'
import { quarantinePhone } from './quarantined-phone.ts'

/** Removes a member's credentials, and what was sent to their phone and e-mail. */
export async function eraseAccount(
  tx: Tx,
  { app, memberId, now }: { app: App; memberId: string; now: Date },
): Promise<void> {
  const { phone, email } = await exportAccount(app.env, tx, memberId)
  await forgetRecipients(
    tx,
    [phone, email].filter((address) => address !== null),
  )
  await eraseCredential(tx, memberId, now)
}

/**
 * Removes everything that identifies a member or signs them in: phone, mailbox, user name, passwords, proofs, and the
 * network addresses in the consent log. The phone is quarantined for 30 days. The consents with their times are kept,
 * as the law requires.
 */
async function eraseCredential(tx: Tx, memberId: string, now: Date): Promise<void> {
  const removed = await tx
    .deleteFrom('credential')
    .where('member_id', '=', memberId)
    .returning(['phone_index', 'email_index'])
    .executeTakeFirst()
  if (removed?.phone_index != null) await quarantinePhone(tx, removed.phone_index, now)
  const indexes = [removed?.phone_index, removed?.email_index].filter((index) => index != null)
  if (indexes.length > 0) {
    await tx.deleteFrom('captcha_code').where('target_index', 'in', indexes).execute()
    await tx.deleteFrom('verify_ticket').where('target_index', 'in', indexes).execute()
  }
  await tx.deleteFrom('verify_ticket').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('owner_alert').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('upload_pass').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('password_history').where('member_id', '=', memberId).execute()
  await tx.updateTable('consent_log').set({ ip: '' }).where('member_id', '=', memberId).execute()
}
