import { v7 as uuid } from 'uuid'
import { settleDue } from '../contest.jobs.ts'
import {
  buildContest,
  buildJudge,
  buildRound,
  dayMs,
  openRules,
  schedule,
  type ContestNode,
} from './build-contest.ts'

/** A contest of sets that collects, whose only prize is a gift of coins to claim. @returns its id */
export async function buildPrizedContest(node: ContestNode, title: string): Promise<string> {
  const { db, now } = { db: node.app.db, now: node.app.now() }
  const contest = await buildContest(node, 1, {
    kind: 3,
    title,
    rules: JSON.stringify({ ...openRules, exif: true }),
  })
  const giftId = uuid()
  await db
    .insertInto('gift')
    .values({
      id: giftId,
      title: `${title}的奖品`,
      present_type: 2,
      value: 100,
      options: JSON.stringify([{ title: '100 金币', kind: 3, coins: 100 }]),
      created_at: now,
    })
    .execute()
  await db
    .updateTable('contest_prize')
    .set({ gift_id: giftId, coins: 0 })
    .where('id', '=', contest.prizeId)
    .execute()
  await db
    .updateTable('contest_group')
    .set({ photos_min: 2, photos_max: 3 })
    .where('id', '=', contest.groupId)
    .execute()
  return contest.id
}

/** Moves a contest of `buildContest` to a day of its schedule, with the consequences, as its minute job does. */
export async function moveContest(node: ContestNode, id: string, day: number): Promise<void> {
  const { db } = node.app
  const now = node.app.now()
  const at = (days: number) => new Date(now.getTime() + (days - day) * dayMs)
  await db
    .updateTable('contest')
    .set({
      collect_start: at(0),
      collect_end: at(schedule.collectEnd),
      first_audit_end: at(schedule.firstAuditEnd),
      vote_start: at(schedule.voteStart),
      vote_end: at(schedule.voteEnd),
      judge_end: at(schedule.judgeEnd),
      notice_start: at(schedule.noticeStart),
      notice_end: at(schedule.noticeEnd),
      next_at: now,
    })
    .where('id', '=', id)
    .execute()
  await settleDue({ db, now, signal: new AbortController().signal })
}

/** Opens the only round of a contest, of all its works, for one of the staff. @returns its id */
export async function openJury(node: ContestNode, id: string, staffId: string): Promise<string> {
  const { db } = node.app
  const entries = await db.selectFrom('contest_entry').where('contest_id', '=', id).selectAll().execute()
  const [first] = entries
  if (first === undefined) throw new Error('a contest without works')
  await buildJudge(node, { id, groupId: first.group_id }, { staffId })
  return buildRound(node, id, { entryIds: entries.map((entry) => entry.id) })
}

/** Ends the round of a contest, and its notice. */
export async function endContest(node: ContestNode, id: string): Promise<void> {
  await node.app.db
    .updateTable('contest_round')
    .set({ frozen_at: node.app.now() })
    .where('contest_id', '=', id)
    .execute()
  await moveContest(node, id, schedule.noticeStart)
  await moveContest(node, id, schedule.noticeEnd)
}
