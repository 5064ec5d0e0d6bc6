import { mailDigests } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import { asMember } from '../../../as-member.ts'
import { tally } from '../../../figures/tally.ts'
import { defineJob, type JobCtx } from '../../../jobs/job.ts'
import { loadMailboxes } from '../../account/index.ts'
import { isActiveMember, loadNickNames } from '../../member/index.ts'
import { loadNoticeItems } from '../../notice/index.ts'
import { mailSender, siteSettings } from '../../site/index.ts'
import { loadReachSettings } from '../reach-settings.ts'
import { loadUnread, newestOf, type Unread } from '../unread.read.ts'
import { digestMail } from './digest-mail.ts'
import { originOf, stopUrl } from './stop-address.ts'

const sentences = 5

const Digest = z.object({ memberId: z.uuid(), day: z.iso.date() })
type Digest = z.output<typeof Digest>

/** Mails one digest; a mail server that is down gets it again later. */
export const sendDigestJob = defineJob('push.sendDigest', Digest, sendDigest)

/**
 * Mails what is unread since the previous digest, if anything is. The run that marks the row as sent mails it, so that
 * a job that runs twice mails it once.
 */
async function sendDigest(ctx: JobCtx, digest: Digest): Promise<void> {
  const { db, now } = ctx
  const since = await lastDigest(ctx, digest.memberId)
  const { numUpdatedRows } = await ofDigest(ctx, digest)
    .set({ sent_at: now })
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n || since === null) return
  const settings = await loadReachSettings(db, digest.memberId)
  if (settings.mail === mailDigests.none || !(await isActiveMember(db, digest.memberId))) return
  const recipient = (await loadMailboxes(ctx.app, db, [digest.memberId])).get(digest.memberId)
  const unread = await loadUnread(db, { memberId: digest.memberId, kinds: settings.kinds, since })
  if (recipient === undefined || newestOf(unread) === null) return
  try {
    await ctx.app.delivery.send(
      await compose(ctx, digest.memberId, { recipient, unread, mail: settings.mail }),
    )
    tally(ctx.app, 'digestsSent', now)
  } catch (error) {
    await ofDigest(ctx, digest).set({ sent_at: null }).execute()
    if (ctx.isLastAttempt) tally(ctx.app, 'digestsFailed', now)
    throw error
  }
}

const ofDigest = ({ db }: JobCtx, { memberId, day }: Digest) =>
  db.updateTable('mail_digest').where('member_id', '=', memberId).where('day', '=', day)

/** When the member was last mailed, or switched digests on; null if they no longer want any. */
async function lastDigest({ db }: JobCtx, memberId: string): Promise<Date | null> {
  const { rows } = await sql<{
    since: Date | null
  }>`select greatest(mail_since, (select max(sent_at) from mail_digest
    where mail_digest.member_id = reach_setting.member_id)) as since
    from reach_setting where member_id = ${memberId}::uuid and mail > 0`.execute(db)
  return rows[0]?.since ?? null
}

async function compose(
  ctx: JobCtx,
  memberId: string,
  {
    recipient,
    unread,
    mail,
  }: { recipient: string; unread: Unread; mail: (typeof mailDigests)['daily' | 'weekly'] },
) {
  const member = asMember(ctx, memberId)
  const [settings, names, items] = await Promise.all([
    siteSettings(ctx),
    loadNickNames(ctx.db, [memberId]),
    loadNoticeItems(member, unread.notices.slice(0, sentences)),
  ])
  return digestMail({
    recipient,
    nickName: names.get(memberId) ?? '',
    sender: mailSender(settings),
    mail,
    notices: unread.notices.length,
    likes: unread.likes.length,
    messages: unread.conversations.reduce((sum, one) => sum + one.unread, 0),
    items,
    origin: originOf(ctx.app.env),
    stopUrl: stopUrl(ctx.app, memberId),
  })
}
