import {
  Activity,
  Contest,
  Jury,
  Message,
  OnlineGallery,
  Questionnaire,
  questionTypes,
  StaffCheckIn,
  StaffContest,
  StaffQuestionnaire,
  StaffSession,
  type MethodInput,
  type MethodResult,
} from '@guangquan/contract'
import { contestStates } from '@guangquan/contract/contest/contest.words'
import { call, type Caller, type Members } from './call.ts'
import type { Thing } from './list-things.ts'
import { address } from './open-targets.ts'

type Answers = MethodInput<typeof Questionnaire.Submit>['answers']

/** Data of community features: conversations, contests, activities, questionnaires, exhibitions. */
export interface Community {
  /** Conversations of the people. */
  conversations: { person: number; id: string; peerId: string }[]
  /** Entries of a running vote that are by others, as many for each person as they have votes a day. */
  entries: Thing[]
  /** Activities that each person may sign up for without filling in a form. */
  activities: Thing[]
  /** Who is expected at the entrances that are open. */
  expected: { activityId: string; enrolId: string }[]
  /** Questionnaires with answers of each person. */
  questionnaires: { person: number; id: string; start: string; answers: Answers }[]
  /** The questionnaire with the most answers; null without one. */
  answered: string | null
  exhibitionIds: string[]
  /** Works that the staff member judges. */
  tasks: { roundId: string; entryId: string }[]
}

/** Finds them through the site's own calls. @param staff a super administrator, who becomes a judge */
export async function findCommunity(members: Members, staff: Caller): Promise<Community> {
  const found = await Promise.all(members.people.map((_, person) => findOwn(members, person)))
  return {
    conversations: found.flatMap(({ conversations }) => conversations),
    activities: found.flatMap(({ activities }) => activities),
    questionnaires: found.flatMap(({ questionnaires }) => questionnaires),
    entries: await findEntries(members),
    expected: await findExpected(staff),
    answered: await findAnswered(staff),
    exhibitionIds: await findExhibitions(members),
    tasks: await findTasks(members, staff),
  }
}

async function findOwn(members: Members, person: number) {
  const ask = { maxResultCount: 50 } as const
  const [talks, events, open] = await Promise.all([
    call(members, person, Message.GetConversations, ask),
    call(members, person, Activity.GetActivityList, ask),
    call(members, person, Questionnaire.GetList, ask),
  ])
  const conversations = talks.result.items.map(({ id, peer }) => ({ person, id, peerId: peer.userId }))
  const activities: Thing[] = []
  for (const { id, viewer } of events.result.items.filter(({ viewer }) => viewer.action === 'signUp')) {
    const { form } = (await call(members, person, Activity.GetActivityDetail, { id })).result
    if (viewer.obstacle === null && form.every(({ required }) => !required)) activities.push({ person, id })
  }
  const questionnaires: Community['questionnaires'] = []
  for (const { id } of open.result.items) {
    const { questions, start, obstacle } = (await call(members, person, Questionnaire.GetDetail, { id }))
      .result
    // Which models exist is not in the questionnaire.
    const asksForModel = questions.some(({ type, required }) => required && type === questionTypes.product)
    if (obstacle === null && !asksForModel)
      questionnaires.push({ person, id, start, answers: answersTo(questions) })
  }
  return { conversations, activities, questionnaires }
}

type Questions = MethodResult<typeof Questionnaire.GetDetail>['questions']

/** The first option, the middle of a scale, a short sentence: something for each required question. */
function answersTo(questions: Questions): Answers {
  const given = questions.filter(({ required }) => required).map((one) => [one.key, answerTo(one)] as const)
  return Object.fromEntries(given)
}

const { area, date, line, matrix, nps, order, rating, text } = questionTypes

function answerTo({ type, options, rows, min }: Questions[number]): Answers[string] {
  const keys = options.map(({ key }) => key)
  if (type === order) return { choices: keys }
  if (type === rating || type === nps) return { number: 4 }
  if (type === matrix) return { rows: Object.fromEntries(rows.map(({ key }) => [key, keys[0] ?? ''])) }
  if (type === text || type === line) return { text: '夜里好用。' }
  if (type === date) return { text: '2026-11-20' }
  if (type === area) return { choices: address.areaCodes }
  return { choices: keys.slice(0, Math.max(1, min)) }
}

async function findEntries(members: Members): Promise<Thing[]> {
  const { items } = (await call(members, 0, Contest.GetList, {})).result
  const voting = items.find(({ state }) => state === contestStates.voting)
  if (voting === undefined) return []
  const detail = await call(members, 0, Activity.GetPhotoContestDetail, { id: voting.id })
  const ask = { matchId: voting.id, sort: 'new', maxResultCount: 50 } as const
  const entries: Thing[] = []
  for (const person of members.people.keys()) {
    const list = (await call(members, person, Contest.GetEntryList, ask)).result.items
    const others = list.filter(({ isOwn, isVoted }) => !isOwn && !isVoted)
    entries.push(...others.slice(0, detail.result.votesPerDay).map(({ id }) => ({ person, id })))
  }
  return entries
}

async function findExpected(staff: Caller): Promise<Community['expected']> {
  const { items } = (await call(staff, 0, StaffCheckIn.GetActivities, {})).result
  const expected: Community['expected'] = []
  for (const { id: activityId } of items) {
    const { people } = (await call(staff, 0, StaffCheckIn.StaffPreload, { activityId })).result
    const open = people.filter(({ checkInTime }) => checkInTime === null)
    expected.push(...open.map(({ enrolId }) => ({ activityId, enrolId })))
  }
  return expected
}

async function findAnswered(staff: Caller): Promise<string | null> {
  const { items } = (await call(staff, 0, StaffQuestionnaire.GetList, {})).result
  return items.toSorted((a, b) => b.submitted - a.submitted)[0]?.id ?? null
}

async function findExhibitions(members: Members): Promise<string[]> {
  const [current, past] = await Promise.all([
    call(members, 0, OnlineGallery.GetCurrent, {}),
    call(members, 0, OnlineGallery.GetPastList, {}),
  ])
  return [...current.result.items, ...past.result.items].map(({ id }) => id)
}

/** The works of a running round, with the staff member invited to its jury. */
async function findTasks(members: Members, staff: Caller): Promise<Community['tasks']> {
  const { items } = (await call(members, 0, Contest.GetList, {})).result
  const ends = await Promise.all(
    items
      .filter(({ state }) => state === contestStates.judging || state === contestStates.voting)
      .map(({ id }) =>
        call(staff, 0, StaffContest.GetJury, { contestId: id }).then(({ result }) => ({ id, ...result })),
      ),
  )
  const running = ends.find(({ rounds }) =>
    rounds.some(({ openTime, freezeTime }) => openTime !== null && freezeTime === null),
  )
  return running === undefined ? [] : judgeAs(staff, running.id)
}

async function judgeAs(staff: Caller, contestId: string): Promise<Community['tasks']> {
  const { groups } = (await call(staff, 0, StaffContest.GetDetail, { id: contestId })).result
  const { name: staffName } = (await call(staff, 0, StaffSession.Get, {})).result
  const groupIds = groups.map(({ id }) => id)
  await call(staff, 0, StaffContest.InviteJudge, { contestId, staffName, groupIds, reason: '评测用' })
  for (const { id, version } of (await call(staff, 0, Jury.GetInvitations, {})).result.items) {
    await call(staff, 0, Jury.Answer, { id, version, accept: true, conflict: '没有' })
  }
  const rounds = (await call(staff, 0, Jury.GetRounds, {})).result.items
  const tasks: Community['tasks'] = []
  for (const { id: roundId } of rounds) {
    const list = (await call(staff, 0, Jury.GetTasks, { roundId, maxResultCount: 50 })).result.items
    tasks.push(...list.map(({ entryId }) => ({ roundId, entryId })))
  }
  return tasks
}
