import type { NoticeKind } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import { createOwnNotices } from '../../notice/index.ts'
import { submissionTargetName } from '../gallery-target-name.ts'
import type { WorkRow } from '../gallery.store.ts'

interface WallNotice {
  kind: NoticeKind
  note?: string
  /** Also authors who have named the day on which their work leaves. */
  toLeaving: boolean
}

/** Tells the author of each submission that has works among these, once. */
export async function notifyAuthors(
  tx: Tx,
  now: Date,
  works: readonly WorkRow[],
  { toLeaving, ...notice }: WallNotice,
): Promise<void> {
  const ids = [...new Set(works.map((work) => work.submission_id))]
  const rows = await tx
    .selectFrom('gallery_submission')
    .where('id', 'in', ids)
    .$if(!toLeaving, (query) => query.where('leaves_on', 'is', null))
    .select(['id', 'member_id'])
    .orderBy('id')
    .execute()
  const targets = rows.map((row) => ({
    memberId: row.member_id,
    target: { kind: submissionTargetName, id: row.id },
  }))
  await createOwnNotices(tx, now, targets, notice)
}
