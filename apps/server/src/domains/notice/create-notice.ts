import type { NoticeKind } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'
import { announceNotices } from './announce-notices.ts'
import { noticeRule } from './notice-kinds.ts'

export interface NewNotice {
  memberId: string
  /** What happened: declared by `noticeKinds` of the manifest of who writes it. */
  kind: NoticeKind
  /** Who caused it; nobody gets a notice of what they did themselves. */
  fromMemberId?: string
  /** What it is about: the name of a kind of target, and the target. */
  target?: { kind: string; id: string }
  /** Text shown with its sentence. */
  note?: string
}

/** Writes a notice in the transaction of its cause. */
export async function createNotice(tx: Tx, now: Date, notice: NewNotice): Promise<void> {
  const { memberId, ...rest } = notice
  await createNotices(tx, now, [memberId], rest)
}

/** As `createNotice`, for many recipients. */
export async function createNotices(
  tx: Tx,
  now: Date,
  memberIds: readonly string[],
  notice: Omit<NewNotice, 'memberId'>,
): Promise<void> {
  const { kind, fromMemberId } = notice
  const rule = noticeRule(kind)
  const others = memberIds.filter((id) => id !== fromMemberId)
  const recipients =
    rule.quietMs === undefined || fromMemberId === undefined
      ? others
      : await withoutNotice(tx, { kind, fromMemberId, since: new Date(now.getTime() - rule.quietMs) }, others)
  await writeNotices(
    tx,
    now,
    recipients.map((memberId) => ({ ...notice, memberId })),
  )
}

/** As `createNotices`, to each about something of their own. */
export async function createOwnNotices(
  tx: Tx,
  now: Date,
  targets: readonly { memberId: string; target: NonNullable<NewNotice['target']> }[],
  notice: Pick<NewNotice, 'kind' | 'note'>,
): Promise<void> {
  await writeNotices(
    tx,
    now,
    targets.map((one) => ({ ...notice, ...one })),
  )
}

async function writeNotices(tx: Tx, now: Date, notices: readonly NewNotice[]): Promise<void> {
  if (notices.length === 0) return
  const written = await tx
    .insertInto('notice')
    .values(
      notices.map(({ memberId, kind, fromMemberId, target, note }) => {
        const rule = noticeRule(kind)
        return {
          id: uuid(),
          member_id: memberId,
          tab: rule.tab,
          kind,
          once: rule.once === true,
          from_member_id: fromMemberId ?? null,
          target_kind: target?.kind ?? null,
          target_id: target?.id ?? null,
          note: note ?? '',
          created_at: now,
        }
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .execute()
  await announceNotices(
    tx,
    written.map((row) => row.member_id),
  )
}

interface Cause {
  kind: NoticeKind
  fromMemberId: string
  since: Date
}

async function withoutNotice(tx: Tx, cause: Cause, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await tx
    .selectFrom('notice')
    .where('from_member_id', '=', cause.fromMemberId)
    .where('member_id', 'in', memberIds)
    .where('kind', '=', cause.kind)
    .where('created_at', '>', cause.since)
    .select('member_id')
    .execute()
  const notified = new Set(rows.map((row) => row.member_id))
  return memberIds.filter((id) => !notified.has(id))
}
