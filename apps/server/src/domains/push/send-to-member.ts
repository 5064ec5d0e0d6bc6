import { quietUntil } from '@guangquan/rules/people/quiet-hours'
import pLimit from 'p-limit'
import * as z from 'zod'
import { asMember } from '../../as-member.ts'
import { sendPush } from '../../delivery/push/send-push.ts'
import { tally } from '../../figures/tally.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob, type JobCtx } from '../../jobs/job.ts'
import { findDevices, openTarget, type DeviceRow } from './device.store.ts'
import { composeNotification } from './notification.view.ts'
import { loadPushKey } from './push-key.ts'
import { loadReachSettings } from './reach-settings.ts'
import { loadUnread, newestOf, type Unread } from './unread.read.ts'

/** Older unread items are no longer counted. */
const countedMs = 7 * 24 * 3600_000
const atOnce = 4
/** A browser that did not get so many in succession is removed. */
const maxFailures = 20

/** Notifies a member's browsers of news; a failed attempt is repeated for browsers that did not get it. */
export const sendPushJob = defineJob(
  'push.send',
  z.object({ memberId: z.uuid() }),
  (ctx, { memberId }) => sendToMember(ctx, memberId),
  { attempts: 5 },
)

/**
 * Notifies a member's browsers of unread items of which they were not notified yet. What was read meanwhile is not
 * sent, and during quiet hours nothing is, until they end.
 * @throws if a browser could not be reached, so that the job is repeated for it
 */
async function sendToMember(ctx: JobCtx, memberId: string): Promise<void> {
  const { app, db, now } = ctx
  const [settings, devices] = await Promise.all([
    loadReachSettings(db, memberId),
    findDevices(db, memberId, now),
  ])
  if (devices.length === 0) return
  const runAt = quietUntil(now, settings.quiet)
  if (runAt !== null) return enqueue(db, sendPushJob, { memberId }, { key: memberId, runAt })
  const since = new Date(now.getTime() - countedMs)
  const unread = await loadUnread(db, { memberId, kinds: settings.kinds, since })
  const newest = newestOf(unread)
  if (newest === null) return
  const member = asMember(ctx, memberId)
  const key = await loadPushKey(app, db)
  const limited = pLimit(atOnce)
  const sent = devices
    .filter((device) => device.notified_until < newest)
    .map((device) =>
      limited(async () => {
        const news = newerThan(unread, device.notified_until)
        const notification = await composeNotification(member, { unread, news, settings })
        const target = openTarget(app.env, device)
        const outcome = await sendPush(app.env, { target, key, text: JSON.stringify(notification) })
        await record(ctx, device, { outcome, newest })
        return outcome
      }),
    )
  const outcomes = await Promise.all(sent)
  if (outcomes.includes('failed') && !ctx.isLastAttempt) throw new Error('a browser could not be reached')
}

function newerThan({ notices, likes, conversations }: Unread, at: Date): Unread {
  return {
    notices: notices.filter((notice) => notice.created_at > at),
    likes: likes.filter((newest) => newest > at),
    conversations: conversations.filter((conversation) => conversation.newestAt > at),
  }
}

async function record(
  { app, db, now, isLastAttempt }: JobCtx,
  { id, failures, content_cipher: cipher }: DeviceRow,
  { outcome, newest }: { outcome: Awaited<ReturnType<typeof sendPush>>; newest: Date },
): Promise<void> {
  if (outcome === 'gone' || (outcome === 'failed' && failures + 1 >= maxFailures)) {
    // Unless the browser has subscribed again meanwhile.
    await db.deleteFrom('push_device').where('id', '=', id).where('content_cipher', '=', cipher).execute()
    return tally(app, 'pushRemoved', now)
  }
  if (outcome === 'failed') {
    await db
      .updateTable('push_device')
      .set((eb) => ({ failures: eb('failures', '+', 1) }))
      .where('id', '=', id)
      .execute()
    if (isLastAttempt) tally(app, 'pushFailed', now)
    return
  }
  await db
    .updateTable('push_device')
    .set({ notified_until: newest, failures: 0 })
    .where('id', '=', id)
    .execute()
  tally(app, 'pushSent', now)
}
