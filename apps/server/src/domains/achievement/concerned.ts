import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { events, type EventName, type EventPayload } from '../../events/catalogue.ts'

type Ids = readonly string[]

/** An event that may change the measures of some members. */
interface Concerned {
  event: EventName
  /** Finds the members: by their ids, or by those of what they wrote or reported. */
  idsOf: (payloads: readonly unknown[]) => Ids
  membersOf: (db: Queryable, ids: Ids) => Promise<Ids>
}

/** Declares whom an event concerns; add further events here. */
function concerned<N extends EventName>(
  event: N,
  idOf: (payload: EventPayload<N>) => string,
  find?: (db: Queryable, ids: Ids) => Promise<Ids>,
): Concerned {
  return {
    event,
    idsOf: (payloads) => distinct(payloads.map((payload) => idOf(events[event].parse(payload)))),
    membersOf: async (db, ids) => distinct(find === undefined ? ids : await find(db, distinct(ids))),
  }
}

const distinct = (ids: Ids): Ids => [...new Set(ids)]

async function authorsOf(db: Queryable, publishIds: Ids): Promise<Ids> {
  const { rows } = await sql<{ id: string }>`select author_id as id from publish
    where id = any(${[...publishIds]}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

async function reportersOf(db: Queryable, targetIds: Ids): Promise<Ids> {
  const { rows } = await sql<{ id: string }>`select member_id as id from report
    where target_id = any(${[...targetIds]}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

async function ownersOf(db: Queryable, circleIds: Ids): Promise<Ids> {
  const { rows } = await sql<{ id: string }>`select member_id as id from circle_member
    where circle_id = any(${[...circleIds]}::uuid[]) and role = 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** The events after which medals and frames may be granted, and the members concerned. */
export const concernedBy: readonly Concerned[] = [
  concerned('post.published', ({ authorId }) => authorId),
  concerned('post.reviewed', ({ authorId }) => authorId),
  concerned('post.restored', ({ authorId }) => authorId),
  concerned('post.picked', ({ publishId }) => publishId, authorsOf),
  concerned('target.marked', ({ targetId }) => targetId, authorsOf),
  concerned('critique.helpful', ({ memberId }) => memberId),
  concerned('club.decided', ({ memberId }) => memberId),
  concerned('member.visited', ({ memberId }) => memberId),
  concerned('member.profileChanged', ({ memberId }) => memberId),
  concerned('level.reached', ({ memberId }) => memberId),
  concerned('product.owned', ({ memberId }) => memberId),
  concerned('passport.levelReached', ({ memberId }) => memberId),
  concerned('referral.reached', ({ inviterId }) => inviterId),
  concerned('circle.joined', ({ circleId }) => circleId, ownersOf),
  concerned('activity.checkedIn', ({ memberId }) => memberId),
  concerned('quiz.finished', ({ memberId }) => memberId),
  concerned('contest.settled', ({ memberId }) => memberId),
  concerned('report.decided', ({ targetId }) => targetId, reportersOf),
]
