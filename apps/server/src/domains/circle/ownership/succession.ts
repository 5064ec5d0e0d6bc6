import { circleRoles, circleStates, circleTimes } from '@guangquan/contract'
import { unlocks } from '@guangquan/rules/growth/level'
import { sql } from 'kysely'
import type { Database, Tx } from '../../../db/client.ts'
import { createNotice, createNotices } from '../../notice/index.ts'
import { circleTargetName } from '../circle-target-name.ts'
import { addLog, listTeam, lockCircle } from '../circle.store.ts'
import { findCustodian } from './custodian.ts'
import { expireOffers, findWaitingOffer, insertOffer, withdrawOffers } from './offers.ts'
import { setOwner } from './set-owner.ts'

const dayMs = 24 * 3600_000
const before = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

interface Owner {
  id: string
  isActive: boolean
  seenAt: Date
}

/** The owner of a circle and when they used the site last. */
async function readOwner(tx: Tx, circleId: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`select m.member_id as id, p.status = 1 as "isActive",
      greatest(m.joined_at, m.last_active_at, (select max(last_used_at) from session s where s.member_id = p.id))
        as "seenAt"
    from circle_member m join member p on p.id = m.member_id
    where m.circle_id = ${circleId} and m.role = ${sql.lit(circleRoles.owner)}`.execute(tx)
  return rows[0]
}

/**
 * Looks after one circle whose owner may be gone: warns the owner after 90 days and offers the ownership to somebody
 * else after 30 more, or at once if the account is closed. Each step is taken once, even if this runs twice, late or on
 * two nodes.
 */
export async function lookAfterOwner(tx: Tx, now: Date, circleId: string): Promise<void> {
  const circle = await lockCircle(tx, circleId)
  if (circle.status !== circleStates.open && circle.status !== circleStates.frozen) return
  await expireOffers(tx, now, circleId)
  const owner = await readOwner(tx, circleId)
  const custodianId = await findCustodian(tx)
  if (owner === undefined) return
  if (owner.id === custodianId) {
    await askNext(tx, now, circleId, null)
    return
  }
  const target = { kind: circleTargetName, id: circleId }
  if (owner.isActive && owner.seenAt > before(now, circleTimes.ownerNotice)) {
    if (circle.owner_notified_at !== null) await setNotified(tx, circleId, null)
    return
  }
  if (owner.isActive && circle.owner_notified_at === null) {
    await setNotified(tx, circleId, now)
    await createNotice(tx, now, { memberId: owner.id, kind: 'circle.inactive', target })
    return
  }
  const wait = circleTimes.ownerSuccession - circleTimes.ownerNotice
  if (owner.isActive && circle.owner_notified_at !== null && circle.owner_notified_at > before(now, wait))
    return
  const waiting = await findWaitingOffer(tx, circleId)
  if (waiting?.from_id === null) return
  // An offer of an owner who is gone can still be accepted, until it ends.
  if (waiting !== undefined && owner.isActive) return
  if (waiting !== undefined) await withdrawOffers(tx, now, circleId)
  if (await askNext(tx, now, circleId, circle.owner_notified_at)) return
  await setOwner(tx, now, { circleId, nextId: custodianId, leaves: !owner.isActive })
  await addLog(tx, now, { circleId, act: 'heldBySite', actorId: null })
  await createNotices(
    tx,
    now,
    (await listTeam(tx, circleId)).filter((id) => id !== custodianId),
    {
      kind: 'circle.newOwner',
      target,
    },
  )
}

/** Asks the next member to take a locked circle over. @returns whether one is asked */
export async function askNext(tx: Tx, now: Date, circleId: string, since: Date | null): Promise<boolean> {
  if ((await findWaitingOffer(tx, circleId)) !== undefined) return true
  const candidate = await findCandidate(tx, circleId, since)
  if (candidate === undefined) return false
  await insertOffer(tx, now, { circleId, fromId: null, toId: candidate })
  await addLog(tx, now, { circleId, act: 'asked', actorId: null, targetId: candidate })
  await createNotice(tx, now, {
    memberId: candidate,
    kind: 'circle.asked',
    target: { kind: circleTargetName, id: circleId },
  })
  return true
}

async function setNotified(tx: Tx, circleId: string, at: Date | null): Promise<void> {
  await tx.updateTable('circle').set({ owner_notified_at: at }).where('id', '=', circleId).execute()
}

/** The longest-serving admin, or else the most active member of Lv4 or more, whom the site has not asked yet. */
async function findCandidate(tx: Tx, circleId: string, since: Date | null): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select m.member_id as id from circle_member m
    join member p on p.id = m.member_id and p.status = 1 and p.phone_bound
    where m.circle_id = ${circleId} and m.status = 2 and m.role <> ${sql.lit(circleRoles.owner)}
      and (m.role = ${sql.lit(circleRoles.admin)} or coalesce(p.unlock_level, p.level) >= ${sql.lit(unlocks.createCircle)})
      and not exists (select from circle_offer o where o.circle_id = m.circle_id and o.to_id = m.member_id
        and o.from_id is null and o.created_at >= coalesce(${since}::timestamptz, '-infinity'))
    order by m.role = ${sql.lit(circleRoles.admin)} desc,
      case when m.role = ${sql.lit(circleRoles.admin)} then m.joined_at end,
      m.last_active_at desc nulls last, m.post_count desc, m.member_id limit 1`.execute(tx)
  return rows[0]?.id
}

const atOnce = 200

/** Looks after every circle whose owner is away or gone. */
export async function lookAfterOwners({
  db,
  now,
  signal,
}: {
  db: Database
  now: Date
  signal: AbortSignal
}): Promise<void> {
  for (let after: string | null = null; !signal.aborted;) {
    const { rows }: { rows: { id: string }[] } = await sql<{ id: string }>`select c.id from circle c
      join circle_member m on m.circle_id = c.id and m.role = 1 join member p on p.id = m.member_id
      where c.status in (2, 4) and (${after}::uuid is null or c.id > ${after}::uuid)
        and (p.status <> 1 or c.is_held or c.owner_notified_at is not null
          or coalesce((select max(last_used_at) from session s where s.member_id = p.id), m.joined_at)
            <= ${before(now, circleTimes.ownerNotice)})
      order by c.id limit ${sql.lit(atOnce)}`.execute(db)
    for (const { id } of rows) await db.transaction().execute((tx) => lookAfterOwner(tx, now, id))
    after = rows.at(-1)?.id ?? null
    if (rows.length < atOnce) return
  }
}
