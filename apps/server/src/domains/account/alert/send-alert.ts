import * as z from 'zod'
import { decryptField } from '../../../crypto/field-cipher.ts'
import { defineJob } from '../../../jobs/job.ts'
import { mailSender, siteSettings } from '../../site/index.ts'
import type { Target } from '../captcha/target.ts'
import { accountChangeOf, alertMessage } from './owner-alert-message.ts'

/** For the encrypted address of a row. */
export const addressPurpose = 'owner-alert'

/** Sends one message to the owner of a changed account; a provider that is down gets it again later. */
export const sendAlertJob = defineJob(
  'account.sendAlert',
  z.object({ id: z.uuid() }),
  async (ctx, { id }) => {
    const row = await ctx.db.selectFrom('owner_alert').where('id', '=', id).selectAll().executeTakeFirst()
    if (row === undefined) return
    const change = accountChangeOf(row.change)
    if (change !== undefined) {
      const address = decryptField(ctx.app.env, addressPurpose, row.member_id, row.address_cipher)
      const settings = await siteSettings(ctx)
      const target: Target = { kind: row.kind === 'sms' ? 'sms' : 'email', address }
      const words = { sender: mailSender(settings), contact: settings.contact.text, at: row.created_at }
      await ctx.app.delivery.send(alertMessage(words, target, change))
    }
    await ctx.db.deleteFrom('owner_alert').where('id', '=', id).execute()
  },
)
