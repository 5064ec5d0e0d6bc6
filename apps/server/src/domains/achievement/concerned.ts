import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { events, type EventName, type EventPayload } from '../../events/catalogue.ts'

type Ids = readonly string[]

/** An event that may change what is measured of some members. */
interface Concerned {
  event: EventName
  membersOf: (db: Queryable, payloads: readonly unknown[]) => Promise<Ids>
}

/** Declares whom an event concerns; a further event is one of these. */
function concerned<N extends EventName>(
  event: N,
  find: (payloads: readonly EventPayload<N>[], db: Queryable) => Ids | Promise<Ids>,
): Concerned {
  return {
    event,
    membersOf: async (db, payloads) => [
      ...new Set(
        await find(
          payloads.map((payload) => events[event].parse(payload)),
          db,
        ),
      ),
    ],
  }
}

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

/** The events after which medals and frames may be granted, and to whom. */
export const concernedBy: readonly Concerned[] = [
  concerned('post.published', (posts) => posts.map(({ authorId }) => authorId)),
  concerned('post.reviewed', (posts) => posts.map(({ authorId }) => authorId)),
  concerned('post.restored', (posts) => posts.map(({ authorId }) => authorId)),
  concerned('post.picked', (posts, db) =>
    authorsOf(
      db,
      posts.map(({ publishId }) => publishId),
    ),
  ),
  concerned('target.marked', (marks, db) =>
    authorsOf(
      db,
      marks.map(({ targetId }) => targetId),
    ),
  ),
  concerned('critique.helpful', (critiques) => critiques.map(({ memberId }) => memberId)),
  concerned('club.decided', (cards) => cards.map(({ memberId }) => memberId)),
  concerned('member.visited', (visits) => visits.map(({ memberId }) => memberId)),
  concerned('member.profileChanged', (changes) => changes.map(({ memberId }) => memberId)),
  concerned('member.levelReached', (levels) => levels.map(({ memberId }) => memberId)),
  concerned('product.accepted', (products) => products.map(({ memberId }) => memberId)),
  concerned('passport.levelReached', (levels) => levels.map(({ memberId }) => memberId)),
  concerned('referral.reached', (referrals) => referrals.map(({ inviterId }) => inviterId)),
  concerned('report.decided', (reports, db) =>
    reportersOf(
      db,
      reports.map(({ targetId }) => targetId),
    ),
  ),
]
