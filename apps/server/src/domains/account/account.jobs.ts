import { sql } from 'kysely'
import * as z from 'zod'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'
import { sealPlainSignKeys } from '../../session/sign-key.ts'
import { sendAlertJob } from './alert/send-alert.ts'

/**
 * Removes codes, tickets, upload passes and receipts a day after they expired, messages that could not be sent for a
 * day, and phones at the end of their quarantine.
 */
const purgeCaptcha = defineJob(
  'account.purgeCaptcha',
  z.object({}),
  async ({ db, now }) => {
    const before = new Date(now.getTime() - 24 * 3600_000)
    await sql`delete from captcha_code where created_at < ${before}`.execute(db)
    await sql`delete from verify_ticket where expires_at < ${before}`.execute(db)
    await sql`delete from resting_phone where free_at < ${before}`.execute(db)
    await sql`delete from upload_pass where expires_at < ${before}`.execute(db)
    await sql`delete from owner_alert where created_at < ${before}`.execute(db)
    await sql`delete from visitor_receipt where created_at < now() - interval '24 hours'`.execute(db)
  },
  { lane: 'upkeep' },
)

/** Once at each start: sessions of a program that stored their keys in plain text. */
export const sealSignKeys = defineJob(
  'account.sealSignKeys',
  z.object({}),
  async ({ app, db, log }) => {
    const sealed = await sealPlainSignKeys(db, app.env)
    if (sealed > 0) log.info({ sealed }, 'keys of sessions were encrypted')
  },
  { lane: 'upkeep' },
)

export const accountJobs: Job[] = [purgeCaptcha, sealSignKeys, sendAlertJob]

export const accountSchedules: Schedule[] = [{ job: purgeCaptcha, pattern: '25 * * * *' }]
