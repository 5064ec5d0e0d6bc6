import { contestStages, type ContestPhotoRules, type MethodInput, type NewPublish } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Insertable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Contest } from '../../../db/tables.gen.ts'
import type { Browser } from '../../../testing/call-as.ts'
import { buildFile, buildPost } from '../../../testing/posts.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { insertContest, listedColumns } from '../contest.store.ts'
import { moveCounts } from '../entry/entry.store.ts'

export const hourMs = 3600_000
export const dayMs = 24 * hourMs

type Node = Pick<TestNode, 'app'>

/** What a contest built of rows needs; the changes of the browser tests use it too. */
export interface ContestNode {
  app: Pick<TestNode['app'], 'db' | 'now'>
}

/** Rules that every photograph meets. */
export const openRules: ContestPhotoRules = {
  formats: ['jpeg'],
  minBytes: null,
  maxBytes: null,
  longEdge: null,
  exif: false,
  capturedFrom: null,
  capturedTo: null,
  gear: 0,
  cameraIds: [],
  lensIds: [],
  owner: false,
  software: false,
  aiMade: true,
  duplicate: false,
  lenient: false,
}

/** Days from the beginning of collecting at which each phase begins or ends. */
export const schedule = {
  collectEnd: 10,
  firstAuditEnd: 12,
  voteStart: 12,
  voteEnd: 17,
  judgeEnd: 20,
  noticeStart: 21,
  noticeEnd: 29,
} as const

export interface BuiltContest {
  id: string
  groupId: string
  prizeId: string
  /** When collecting began. */
  start: Date
}

/** An announced contest with one group and one prize, on the given day of its schedule: 1 while it collects. */
export async function buildContest(
  node: ContestNode,
  day: number,
  values: Partial<Insertable<Contest>> = {},
): Promise<BuiltContest> {
  const now = node.app.now()
  const start = new Date(now.getTime() - day * dayMs)
  const after = (days: number) => new Date(start.getTime() + days * dayMs)
  const [id, groupId, prizeId] = [uuid(), uuid(), uuid()]
  const times = {
    collect_start: start,
    collect_end: after(schedule.collectEnd),
    first_audit_end: after(schedule.firstAuditEnd),
    vote_start: after(schedule.voteStart),
    vote_end: after(schedule.voteEnd),
    judge_end: after(schedule.judgeEnd),
    notice_start: after(schedule.noticeStart),
    notice_end: after(schedule.noticeEnd),
  }
  const { db } = node.app
  await db.transaction().execute(async (tx) => {
    await insertContest(tx, {
      id,
      kind: 1,
      title: '留白冬季影赛',
      theme: '最难的是决定不拍什么',
      body: '每人最多投五件。',
      organiser: '光圈',
      ...times,
      criteria: JSON.stringify([
        { name: '主题契合', weight: 60 },
        { name: '技术', weight: 40 },
      ]),
      rules: JSON.stringify(openRules),
      stage: contestStages.running,
      announced_at: start,
      preview_token: 'preview-token',
      created_at: start,
      updated_at: start,
      ...values,
    })
    await tx
      .insertInto('contest_group')
      .values({ id: groupId, contest_id: id, position: 0, name: '单幅组' })
      .execute()
    await tx
      .insertInto('contest_prize')
      .values({ id: prizeId, contest_id: id, position: 0, name: '金镜头', basis: 1, count: 1, coins: 500 })
      .execute()
    const row = await tx.selectFrom('contest').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    await tx
      .updateTable('contest')
      .set({ state: listedColumns(row, now).state, next_at: now })
      .where('id', '=', id)
      .execute()
  })
  return { id, groupId, prizeId, start }
}

/** An entry in a state, with its post. */
export async function buildEntry(
  node: Node,
  { id: contestId, groupId }: BuiltContest,
  { author, state = 2 }: { author: Browser; state?: number },
): Promise<string> {
  const id = uuid()
  const now = node.app.now()
  const fileId = await buildFile(node, author)
  const publishId = await buildPost(node, author, { status: state === 1 ? 1 : 2 })
  await node.app.db.updateTable('publish').set({ publish_type: 5 }).where('id', '=', publishId).execute()
  await node.app.db.transaction().execute(async (tx) => {
    const { next_number: number } = await tx
      .updateTable('contest')
      .set((eb) => ({ next_number: eb('next_number', '+', 1) }))
      .where('id', '=', contestId)
      .returning('next_number')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('contest_entry')
      .values({
        id,
        contest_id: contestId,
        group_id: groupId,
        publish_id: publishId,
        author_id: author.userId,
        number: number - 1,
        title: `作品${number - 1}`,
        state,
        reason: state === 3 || state === 4 || state === 11 ? 12 : 0,
        correct_until: state === 3 ? new Date(now.getTime() + hourMs) : null,
        original_declared: true,
        created_at: now,
        updated_at: now,
      })
      .execute()
    await tx
      .insertInto('contest_photo')
      .values({ entry_id: id, position: 0, file_id: fileId, sha256: Buffer.from(id) })
      .execute()
    await moveCounts(tx, contestId, { from: null, to: state })
  })
  return id
}

/** Writes down who may vote, as the minute job does. */
export async function openVote(
  node: ContestNode,
  contestId: string,
  voters: readonly Browser[],
): Promise<void> {
  const { db } = node.app
  if (voters.length > 0)
    await db
      .insertInto('contest_elector')
      .values(voters.map(({ userId }) => ({ contest_id: contestId, member_id: userId })))
      .execute()
  await db.updateTable('contest').set({ electors_at: node.app.now() }).where('id', '=', contestId).execute()
}

/** A judge of a contest who accepted. */
export async function buildJudge(
  node: ContestNode,
  { id: contestId, groupId }: Pick<BuiltContest, 'id' | 'groupId'>,
  { staffId, memberId = null, state = 2 }: { staffId: string; memberId?: string | null; state?: number },
): Promise<string> {
  const id = uuid()
  await node.app.db
    .insertInto('contest_judge')
    .values({
      id,
      contest_id: contestId,
      staff_id: staffId,
      member_id: memberId,
      state,
      seed: 7,
      invited_at: node.app.now(),
    })
    .execute()
  await node.app.db.insertInto('contest_judge_group').values({ judge_id: id, group_id: groupId }).execute()
  return id
}

/** A round with the given entries, open on request. */
export async function buildRound(
  node: ContestNode,
  contestId: string,
  { kind = 2, entryIds = [], quorum = 1 }: { kind?: number; entryIds?: readonly string[]; quorum?: number },
): Promise<string> {
  const id = uuid()
  const now = node.app.now()
  await node.app.db
    .insertInto('contest_round')
    .values({
      id,
      contest_id: contestId,
      number: 1,
      kind,
      quorum,
      closes_at: new Date(now.getTime() + dayMs),
      opened_at: entryIds.length > 0 ? now : null,
    })
    .execute()
  if (entryIds.length > 0)
    await node.app.db
      .insertInto('contest_round_entry')
      .values(entryIds.map((entryId) => ({ round_id: id, entry_id: entryId })))
      .execute()
  return id
}

/** Input of staff for a contest that is announced tomorrow. */
export function contestInput(now: Date) {
  const text = (days: number) => timeTextOf(new Date(now.getTime() + days * dayMs))
  return {
    kind: 1 as const,
    title: '山河入镜影友年赛',
    theme: '拍下你走过的山河',
    body: '每人最多投五件，单幅。',
    organiser: '光圈',
    contact: '',
    cover: null,
    collectStart: text(1),
    collectEnd: text(1 + schedule.collectEnd),
    firstAuditEnd: text(1 + schedule.firstAuditEnd),
    voteStart: text(1 + schedule.voteStart),
    voteEnd: text(1 + schedule.voteEnd),
    judgeEnd: text(1 + schedule.judgeEnd),
    noticeStart: text(1 + schedule.noticeStart),
    noticeEnd: text(1 + schedule.noticeEnd),
    originalDays: 5,
    entriesMax: 5,
    weightJudge: 70,
    votesPerDay: 3,
    tieRule: 1 as const,
    criteria: [
      { name: '主题契合', weight: 60 },
      { name: '技术', weight: 40 },
    ],
    rules: openRules,
    groups: [{ name: '单幅组' }],
    prizes: [{ group: null, name: '金镜头', basis: 1 as const, count: 1, coins: 500 }],
  }
}

/** Input of a member for a contest that begins in two days. */
export function startInput(now: Date) {
  const text = (days: number) => timeTextOf(new Date(now.getTime() + days * dayMs))
  return {
    circleId: null,
    title: '周末街头影友赛',
    theme: '一条街，一个下午',
    body: '每人最多投三件。',
    contact: '',
    collectStart: text(2),
    collectEnd: text(9),
    voteDays: 7,
    entriesMax: 3,
    votesPerDay: 3,
    isSet: false,
    longEdge: 2000,
    exif: false,
    prizes: [{ name: '一等奖', count: 1, description: '一本画册' }],
  }
}

/** Input of a member to enter one photograph. */
export const entryBody = (contest: BuiltContest, fileId: string): MethodInput<typeof NewPublish.Publish> => ({
  publishType: 5,
  title: '栈桥有雾',
  text: '雾里只看得见二十米。',
  matchId: contest.id,
  groupId: contest.groupId,
  pictures: [{ fileId }],
  originalDeclared: true,
  agreeTerms: true,
})
