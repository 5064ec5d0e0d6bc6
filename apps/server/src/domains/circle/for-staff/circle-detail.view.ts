import { circleRoles, type CircleDissolution, type StaffCircleDetail } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { DB } from '../../../db/tables.gen.ts'
import { fail } from '../../../fail.ts'
import { requestFacts } from '../../../two-person-request.ts'
import { loadPictures } from '../../media/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { topicNames } from '../../site/index.ts'
import { staffItems, staffRows, type StaffRow } from './list-circles.read.ts'

/** A circle for staff, with everything that waits for them. @throws ContentNotFound */
export async function getStaffCircle(ctx: StaffCtx, { id }: { id: string }): Promise<StaffCircleDetail> {
  const { db } = ctx
  const { rows } = await sql<StaffRow>`${staffRows} where circle.id = ${id}::uuid`.execute(db)
  const row = rows[0] ?? fail('ContentNotFound')
  const [[item], topics, team, change, offer, dissolution] = await Promise.all([
    staffItems(ctx, [row]),
    topicNames(ctx.app),
    db
      .selectFrom('circle_member')
      .select(['member_id', 'role', 'last_active_at'])
      .where('circle_id', '=', id)
      .where('role', 'in', [circleRoles.owner, circleRoles.admin, circleRoles.guest])
      .orderBy('role')
      .orderBy('joined_at')
      .execute(),
    db
      .selectFrom('circle_change')
      .selectAll()
      .where('circle_id', '=', id)
      .where('state', '=', 1)
      .executeTakeFirst(),
    db
      .selectFrom('circle_offer')
      .selectAll()
      .where('circle_id', '=', id)
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),
    db
      .selectFrom('circle_dissolution')
      .selectAll()
      .where('circle_id', '=', id)
      .orderBy('created_at', 'desc')
      .executeTakeFirst(),
  ])
  if (item === undefined) fail('ContentNotFound')
  const named = [...team.map((one) => one.member_id), change?.member_id, offer?.to_id].flatMap(
    (one) => one ?? [],
  )
  const names = await loadNickNames(db, named)
  const cover = change?.cover_file_id ?? null
  const pictures = await loadPictures({ ...ctx, viewer: null }, cover === null ? [] : [cover])
  return {
    ...item,
    summary: row.summary,
    rules: row.rules,
    question: row.question,
    topics: row.topic_ids.flatMap((topic) => topics.get(topic) ?? []),
    announcement: row.announcement,
    stateReason: row.state_reason,
    waitingCount: row.waiting_count,
    team: team.map(({ member_id: memberId, role, last_active_at: at }) => ({
      memberId,
      nickName: names.get(memberId) ?? '',
      role,
      lastActiveTime: at === null ? null : timeTextOf(at),
    })),
    change:
      change === undefined
        ? null
        : {
            id: change.id,
            title: change.title,
            coverUrl: pictures.get(cover ?? '')?.url1080 ?? '',
            createTime: timeTextOf(change.created_at),
            byName: names.get(change.member_id) ?? '',
          },
    offer:
      offer === undefined
        ? null
        : {
            toId: offer.to_id,
            toName: names.get(offer.to_id) ?? '',
            isSuccession: offer.from_id === null,
            state: offer.state,
            createTime: timeTextOf(offer.created_at),
            expireTime: timeTextOf(offer.expires_at),
          },
    dissolution: dissolution === undefined ? null : dissolutionOf(ctx, dissolution),
  }
}

export function dissolutionOf(ctx: StaffCtx, row: Selectable<DB['circle_dissolution']>): CircleDissolution {
  return { id: row.id, byOwner: row.by_owner, ...requestFacts(ctx, row) }
}
