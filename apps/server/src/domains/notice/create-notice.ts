import type { NoticeKind } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'
import { announceNotices } from './announce-notices.ts'
import { noticeRule } from './notice-kinds.ts'
import { reachAway } from './reach-away.ts'

export interface NewNotice {
  memberId: string
  /** The kind, declared by `noticeKinds` of the manifest of the writing domain. */
  kind: NoticeKind
  /** The person who caused it; nobody gets a notice of their own acts. */
  fromMemberId?: string
  /** The target: the name of its kind, and its id. */
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
  const { fromMemberId } = notice
  const others = memberIds.filter((id) => id !== fromMemberId)
  const recipients = await withoutNotice(tx, now, notice, others)
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
  const memberIds = [...new Set(written.map((row) => row.member_id))]
  if (memberIds.length === 0) return
  await announceNotices(tx, memberIds)
  await reachAway.get()(tx, { memberIds, now })
}

/** The members who were not notified of the same cause lately. */
async function withoutNotice(
  tx: Tx,
  now: Date,
  { kind, fromMemberId, target }: Omit<NewNotice, 'memberId'>,
  memberIds: readonly string[],
): Promise<readonly string[]> {
  const { quietMs, byAnybody } = noticeRule(kind)
  if (quietMs === undefined || fromMemberId === undefined || memberIds.length === 0) return memberIds
  const told = tx
    .selectFrom('notice')
    .where('member_id', 'in', memberIds)
    .where('kind', '=', kind)
    .where('created_at', '>', new Date(now.getTime() - quietMs))
    .select('member_id')
  const rows = await (
    byAnybody === true && target !== undefined
      ? told.where('target_kind', '=', target.kind).where('target_id', '=', target.id)
      : told.where('from_member_id', '=', fromMemberId)
  ).execute()
  const notified = new Set(rows.map((row) => row.member_id))
  return memberIds.filter((id) => !notified.has(id))
}
