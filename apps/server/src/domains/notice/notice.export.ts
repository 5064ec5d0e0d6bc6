import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../db/client.ts'
import { walkRows } from '../../db/walk-rows.ts'
import type { NoticeRow } from './notice.read.ts'

/** A notice in its recipient's export: its kind, who caused it, and its target. */
export interface ExportedNotice {
  kind: string
  userId: string | null
  /** A kind of target, such as `post` or `comment`; null without a target. */
  targetKind: string | null
  targetId: string | null
  /** Text shown with its sentence, such as a reason. */
  note: string
  isRead: boolean
  createTime: string
}

/** A member's notices of the 180 days that they are stored, newest first. */
export async function* exportNotices(db: Queryable, memberId: string): AsyncGenerator<ExportedNotice> {
  const rows = walkRows<Omit<NoticeRow, 'tab'>>((after, limit) =>
    db
      .selectFrom('notice')
      .where('member_id', '=', memberId)
      .$if(after !== undefined, (query) => query.where('id', '<', after?.id ?? ''))
      .select(['id', 'kind', 'from_member_id', 'target_kind', 'target_id', 'note', 'read_at', 'created_at'])
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
  )
  for await (const row of rows) {
    yield {
      kind: row.kind,
      userId: row.from_member_id,
      targetKind: row.target_kind,
      targetId: row.target_id,
      note: row.note,
      isRead: row.read_at !== null,
      createTime: timeTextOf(row.created_at),
    }
  }
}
