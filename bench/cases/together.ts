import {
  Activity,
  callPath,
  Contest,
  Jury,
  Message,
  OnlineGallery,
  Questionnaire,
  StaffCheckIn,
  StaffQuestionnaire,
} from '@guangquan/contract'
import type { Method, MethodInput } from '@guangquan/contract'
import type { Thing } from '../people/list-things.ts'
import { nameOf, type Case, type SurveyedSite } from './case.ts'
import { alternate, requestId, step, toggle, type Turn } from './toggles.ts'

/** A read about each thing by whom it was found for, compared with its statements. */
function readOf<M extends Method>(
  name: string,
  method: M,
  things: (site: SurveyedSite) => readonly Turn<MethodInput<M>>[],
): Case {
  return {
    name: `${name}, member`,
    calls: [nameOf(method)],
    references: ['sql'],
    requests: (site) =>
      things(site).map(({ person, thing }) => ({
        method: 'POST',
        path: callPath(method, site.members.productKey),
        person,
        body: JSON.stringify(thing),
      })),
  }
}

/** A read by the one staff member. */
function staffReadOf<M extends Method>(
  name: string,
  method: M,
  inputs: (site: SurveyedSite) => readonly MethodInput<M>[],
): Case {
  return {
    name: `console ${name}`,
    references: [],
    isOfStaff: true,
    requests: (site) =>
      inputs(site).map((input) => ({
        method: 'POST',
        path: callPath(method, site.staff.productKey),
        person: 0,
        body: JSON.stringify(input),
      })),
  }
}

const turnsOf = (things: readonly Thing[]): Turn<string>[] =>
  things.map(({ person, id }) => ({ person, thing: id }))
const everyone = <T>({ members }: SurveyedSite, things: readonly T[]): Turn<T>[] =>
  things.flatMap((thing) => members.people.map((_, person) => ({ person, thing })))

/** Reads of community features. */
export const togetherReads: Case[] = [
  readOf('messages of a conversation', Message.GetMessages, ({ survey: { community } }) =>
    community.conversations.map(({ person, id }) => ({ person, thing: { id } })),
  ),
  readOf('conversation with a person', Message.GetConversation, ({ survey: { community } }) =>
    community.conversations.map(({ person, peerId }) => ({ person, thing: { userId: peerId } })),
  ),
  readOf('exhibition', OnlineGallery.GetWorks, (site) =>
    everyone(
      site,
      site.survey.community.exhibitionIds.map((id) => ({ id })),
    ),
  ),
  readOf('questionnaire', Questionnaire.GetDetail, ({ survey: { community } }) =>
    community.questionnaires.map(({ person, id }) => ({ person, thing: { id } })),
  ),
  staffReadOf('next task of a judge', Jury.GetTask, ({ survey: { community } }) => community.tasks),
  staffReadOf('works of a judge', Jury.GetTasks, ({ survey: { community } }) =>
    [...new Set(community.tasks.map(({ roundId }) => roundId))].map((roundId) => ({ roundId, open: true })),
  ),
  staffReadOf('results of 100,000 answers', StaffQuestionnaire.GetResults, ({ survey: { community } }) =>
    community.answered === null ? [] : [{ id: community.answered }],
  ),
]

const agreed: true = true

/** Writes of community features, each repeated on the same targets. */
export const togetherWrites: Case[] = [
  toggle(
    'message: send',
    Message.Send,
    ({ survey: { community } }) =>
      community.conversations.map(({ person, peerId }) => ({ person, thing: peerId })),
    (userId, time) => ({ userId, clientId: requestId, text: `第 ${time} 张我最喜欢。`, requestId }),
  ),
  alternate(
    'contest: vote and undo',
    [
      step(Contest.Vote, (entryId: string) => ({ entryId, requestId })),
      step(Contest.UndoVote, (entryId: string) => ({ entryId, requestId })),
    ],
    ({ survey: { community } }) => turnsOf(community.entries),
  ),
  alternate(
    'activity: sign up and cancel',
    [
      step(Activity.UserActivityRegister, (activityId: string) => ({ activityId, agree: agreed, requestId })),
      step(Activity.UserActivityCancel, (activityId: string) => ({ activityId, requestId })),
    ],
    ({ survey: { community } }) => turnsOf(community.activities),
  ),
  {
    ...alternate(
      'console check-in and its undoing',
      [
        step(StaffCheckIn.CheckInByHand, (one: Expected) => ({ ...one, reason: '手机没电', requestId })),
        step(StaffCheckIn.UndoCheckIn, (one: Expected) => ({ ...one, reason: '认错了人', requestId })),
      ],
      ({ survey: { community } }) => community.expected.map((thing) => ({ person: 0, thing })),
    ),
    isOfStaff: true,
  },
]

type Expected = SurveyedSite['survey']['community']['expected'][number]
