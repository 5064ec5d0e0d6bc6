import {
  callPath,
  emotionCodes,
  NewPublish,
  publishTypes,
  UserFollow,
  UserInfo,
  UserLike,
} from '@guangquan/contract'
import type { Method, MethodInput } from '@guangquan/contract'
import type { Case, SurveyedSite } from './case.ts'

/** Each request is a separate click with a new requestId, as the site sends it. */
export const requestId = '@requestId'

interface Turn<T> {
  person: number
  thing: T
}

const requests = 24_000

/**
 * A write that the same people repeat about the same things, each time with another value, so that each changes
 * something. Without a reference: a replay of one value would change nothing.
 * @param input what a person sends about a thing the nth time
 */
function toggle<M extends Method, T>(
  name: string,
  method: M,
  turns: (site: SurveyedSite) => readonly Turn<T>[],
  input: (thing: T, time: number) => MethodInput<M>,
): Case {
  return {
    name,
    references: [],
    isWrite: true,
    requests: (site) => {
      const path = callPath(method, site.members.productKey)
      const pass = turns(site)
      const passes = pass.length === 0 ? 0 : Math.ceil(requests / pass.length)
      return Array.from({ length: passes }, (_, time) =>
        pass.map(({ person, thing }) => ({
          method: 'POST' as const,
          path,
          person,
          body: JSON.stringify(input(thing, time)),
        })),
      ).flat()
    },
  }
}

/** Every person about every thing, neighbours by different people about different things. */
function everybodyAbout<T>({ members }: SurveyedSite, things: readonly T[]): Turn<T>[] {
  const count = members.people.length
  return members.people.flatMap((_, round) =>
    things.map((thing, index) => ({ thing, person: (round + index) % count })),
  )
}

const isOdd = (time: number) => time % 2 === 1

/** Writes of the other kinds, as far as they are frequent. */
export const toggles: Case[] = [
  toggle(
    'follow',
    UserFollow.Follow,
    (site) => everybodyAbout(site, site.survey.authorIds),
    (userId, time) => ({ userId, on: !isOdd(time), requestId }),
  ),
  toggle(
    'comment: like',
    UserLike.Like,
    (site) => everybodyAbout(site, site.survey.open.replyIds),
    (targetId, time) => ({ targetType: 2, targetId, on: !isOdd(time), requestId }),
  ),
  toggle(
    'emotion',
    NewPublish.ChooseEmoj,
    (site) => everybodyAbout(site, site.survey.postIds.slice(0, 200)),
    (publishId, time) => ({ publishId, code: emotionCodes[time % emotionCodes.length] ?? null, requestId }),
  ),
  toggle(
    'vote',
    NewPublish.ChooseVote,
    (site) => everybodyAbout(site, site.survey.open.votes),
    ({ publishId, optionIds }, time) => ({
      publishId,
      optionIds: optionIds.filter((_, index) => index === time % optionIds.length),
      requestId,
    }),
  ),
  toggle(
    'draft',
    NewPublish.SaveDraft,
    ({ survey }) => survey.open.draftIds.map((thing, person) => ({ thing, person })),
    (id, time) => ({ publishType: publishTypes.photo, id, text: `第 ${time} 次改这一段。`, requestId }),
  ),
  toggle(
    'setting',
    UserInfo.Update,
    ({ members }) => members.people.map((thing, person) => ({ thing, person })),
    (_, time) => ({ introduction: `拍山，第 ${time} 年。`, requestId }),
  ),
]
