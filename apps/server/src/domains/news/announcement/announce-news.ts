import {
  announcementStates,
  fieldSentences,
  newsStates,
  type Announcement,
  type NewsAudience,
  type MethodParsed,
  type StaffNews,
} from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { findNews } from '../news.store.ts'
import { sendAnnouncementsJob } from './announcement.jobs.ts'
import { loadAnnouncements, type AnnouncementRow } from './announcements.read.ts'
import { audienceText, countAudience } from './audience.ts'

/**
 * Notifies members of published news, at once or later; the time of sending decides who is in the audience.
 * @throws ContentNotFound, NotAllowedNow for news that are not published, BadInput for an empty audience
 */
export async function announceNews(
  ctx: StaffCtx,
  { id, audience, sendAt, reason }: MethodParsed<typeof StaffNews.Announce>,
): Promise<Announcement> {
  const { now, staff } = ctx
  await refuseNobody(ctx.db, audience)
  return inTransaction(ctx, async (tx) => {
    const news = (await findNews(tx, id)) ?? fail('ContentNotFound')
    const at = sendAt === undefined ? now : new Date(sendAt)
    if (news.state !== newsStates.published || news.published_at === null || news.published_at > at) {
      fail('NotAllowedNow')
    }
    const row = await tx
      .insertInto('news_announcement')
      .values({
        id: uuid(),
        news_id: id,
        audience: JSON.stringify(audience),
        send_at: at,
        created_by: staff.name,
        created_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (at <= now) await enqueue(tx, sendAnnouncementsJob, {})
    await auditAct(ctx, tx, {
      act: 'news.announced',
      targetKind: 'news',
      targetId: id,
      reason,
      after: { audience: await audienceText(tx, audience), sendAt: at.toISOString() },
    })
    return shown(tx, row)
  })
}

async function refuseNobody(db: Queryable, audience: NewsAudience): Promise<void> {
  if ((await countAudience(db, audience)) === 0) {
    fail('BadInput', { fields: { audience: fieldSentences.audience } })
  }
}

/** @throws ContentNotFound, NotAllowedNow for one that was withdrawn before */
export async function withdrawAnnouncement(
  ctx: StaffCtx,
  { announcementId, reason }: MethodParsed<typeof StaffNews.WithdrawAnnouncement>,
): Promise<Announcement> {
  return inTransaction(ctx, async (tx) => {
    const row =
      (await tx
        .selectFrom('news_announcement')
        .selectAll()
        .where('id', '=', announcementId)
        .forUpdate()
        .executeTakeFirst()) ?? fail('ContentNotFound')
    if (row.state === announcementStates.withdrawn) fail('NotAllowedNow')
    const state = announcementStates.withdrawn
    await tx.updateTable('news_announcement').set({ state }).where('id', '=', announcementId).execute()
    await auditAct(ctx, tx, {
      act: 'news.announcementWithdrawn',
      targetKind: 'news',
      targetId: row.news_id,
      reason,
      before: { state: row.state },
      after: { state },
    })
    return shown(tx, { ...row, state })
  })
}

async function shown(tx: Tx, row: AnnouncementRow): Promise<Announcement> {
  const [item] = await loadAnnouncements(tx, [row])
  return item ?? fail('ContentNotFound')
}
