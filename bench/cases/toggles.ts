import {
  Achievement,
  callPath,
  emotionCodes,
  NewPublish,
  Notice,
  PhotographyGroup,
  Picture,
  publishTypes,
  Tag,
  UserAddress,
  UserFollow,
  UserInfo,
  UserLevel,
  UserLike,
  UserSearchKeyword,
} from '@guangquan/contract'
import type { Method, MethodInput } from '@guangquan/contract'
import { address, type Belongings, type OwnPost } from '../people/open-targets.ts'
import { nameOf, type Case, type SurveyedSite } from './case.ts'

/** Each request is a separate click with a new requestId, as the site sends it. */
export const requestId = '@requestId'

/** Who sends something about a thing. */
export interface Turn<T> {
  person: number
  thing: T
}

interface Step<T> {
  method: Method
  input: (thing: T, time: number) => unknown
}

/** One of the calls that take turns. */
export function step<M extends Method, T>(
  method: M,
  input: (thing: T, time: number) => MethodInput<M>,
): Step<T> {
  return { method, input }
}

const requests = 24_000

/**
 * A write that the same people repeat on the same targets, each time with another value, so that each changes
 * something. Without a reference: a replay of one value would change nothing.
 * @param input a person's input for a target the nth time
 */
export function toggle<M extends Method, T>(
  name: string,
  method: M,
  turns: (site: SurveyedSite) => readonly Turn<T>[],
  input: (thing: T, time: number) => MethodInput<M>,
): Case {
  return alternate(name, [step(method, input)], turns)
}

/** As `toggle`, with several calls in turn. */
export function alternate<T>(
  name: string,
  steps: readonly Step<T>[],
  turns: (site: SurveyedSite) => readonly Turn<T>[],
): Case {
  return {
    name,
    calls: steps.map(({ method }) => nameOf(method)),
    references: [],
    isWrite: true,
    requests: (site) => {
      const paths = steps.map(({ method }) => callPath(method, site.members.productKey))
      const pass = turns(site)
      const passes = pass.length === 0 ? 0 : Math.ceil(requests / pass.length)
      return Array.from({ length: passes }, (_, time) =>
        pass.map(({ person, thing }) => ({
          method: 'POST' as const,
          path: paths[time % paths.length] ?? '',
          person,
          body: JSON.stringify(steps[time % steps.length]?.input(thing, time)),
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

const byEach = <T>(things: readonly T[]): Turn<T>[] => things.map((thing, person) => ({ thing, person }))
const ofEach = (site: SurveyedSite) => byEach(site.members.people)
const ownPosts = ({ survey }: SurveyedSite): Turn<OwnPost>[] =>
  survey.open.posts.map((thing) => ({ thing, person: thing.person }))
const belongings = ({ survey }: SurveyedSite): Turn<Belongings>[] => byEach(survey.open.belongings)

const everything: true = true
const isOdd = (time: number) => time % 2 === 1

/** Frequent writes of the other kinds. */
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
    ({ survey }) => byEach(survey.open.draftIds),
    (id, time) => ({ publishType: publishTypes.photo, id, text: `第 ${time} 次改这一段。`, requestId }),
  ),
  toggle('setting', UserInfo.Update, ofEach, (_, time) => ({
    introduction: `拍山，第 ${time} 年。`,
    requestId,
  })),
  toggle(
    'comment: like, older call',
    NewPublish.ReplyLike,
    (site) => everybodyAbout(site, site.survey.open.replyIds),
    (id, time) => ({ id, on: !isOdd(time), requestId }),
  ),
  toggle(
    'tag: follow',
    Tag.Follow,
    (site) => everybodyAbout(site, site.survey.tags),
    (name, time) => ({ name, on: !isOdd(time), requestId }),
  ),
  alternate(
    'circle: join and leave',
    [
      step(PhotographyGroup.MemberApply, (id: string) => ({ id, requestId })),
      step(PhotographyGroup.Quit, (id: string) => ({ id, posts: 'keep' as const, requestId })),
    ],
    ({ survey }) => (survey.things.get('openCircles') ?? []).map(({ person, id }) => ({ person, thing: id })),
  ),
  toggle('notices: read', Notice.Read, ofEach, () => ({ all: everything, requestId })),
  toggle('search: remember', UserSearchKeyword.Add, ofEach, (_, time) => ({
    keyword: `山 ${time}`,
    requestId,
  })),
  toggle('search: forget', UserSearchKeyword.Clear, ofEach, () => ({ requestId })),
  toggle('level: seen', UserLevel.SeeLevel, ofEach, () => ({ requestId })),
  toggle(
    'topics of a member',
    UserInfo.ModifyUserTopic,
    ({ members, survey }) => {
      const topics = [...new Set((survey.things.get('topics') ?? []).map(({ id }) => id))]
      return topics.length === 0 ? [] : byEach(members.people.map(() => topics))
    },
    (topics, time) => ({ topicIds: topics.slice(0, 1 + (time % 3)), requestId }),
  ),
  toggle('album: rename', Picture.SaveAlbum, belongings, ({ albumId }, time) => ({
    id: albumId,
    name: `山里 ${time}`,
    requestId,
  })),
  toggle(
    'album: put in',
    Picture.PutInAlbum,
    ({ survey: { open } }) =>
      open.posts.map(({ person, pictureId }) => ({
        person,
        thing: { pictureId, id: open.belongings[person]?.albumId ?? '' },
      })),
    ({ id, pictureId }, time) => ({ id, pictureIds: [pictureId], on: !isOdd(time), requestId }),
  ),
  toggle('folder: rename', UserLike.SaveFolder, belongings, ({ folderId }, time) => ({
    id: folderId,
    name: `山里 ${time}`,
    requestId,
  })),
  toggle('address: change', UserAddress.Update, belongings, ({ addressIds }, time) => ({
    ...address,
    id: addressIds[0] ?? '',
    detail: `大学路 ${time} 号`,
    requestId,
  })),
  toggle('address: default', UserAddress.SetDefault, belongings, ({ addressIds }, time) => ({
    id: addressIds[time % addressIds.length] ?? '',
    requestId,
  })),
  alternate(
    'medal: wear and not',
    [
      step(Achievement.Used, (id: string) => ({ id, requestId })),
      step(Achievement.Cancel, (id: string) => ({ id, requestId })),
    ],
    ({ survey }) => (survey.things.get('ownMedals') ?? []).map(({ person, id }) => ({ person, thing: id })),
  ),
  toggle('post: edit', NewPublish.EditPublish, ownPosts, ({ id, fileId }, time) => ({
    id,
    publishType: publishTypes.photo,
    text: `雨停以后，第 ${time} 次。`,
    pictures: [{ fileId }],
    requestId,
  })),
  toggle('comment: pin', NewPublish.PinReply, ownPosts, ({ replyId }, time) => ({
    id: replyId,
    on: !isOdd(time),
    requestId,
  })),
  toggle('comment: fold', NewPublish.FoldReply, ownPosts, ({ replyId }, time) => ({
    id: replyId,
    on: !isOdd(time),
    requestId,
  })),
  toggle('comments: close', NewPublish.CloseComments, ownPosts, ({ id }, time) => ({
    publishId: id,
    on: !isOdd(time),
    requestId,
  })),
  toggle('critiques: ask', NewPublish.AskCritique, ownPosts, ({ id }, time) => ({
    id,
    on: !isOdd(time),
    requestId,
  })),
  alternate(
    'post: delete and restore',
    [
      step(NewPublish.DeletePublish, ({ id }: OwnPost) => ({ id, requestId })),
      step(NewPublish.RestorePublish, ({ id }: OwnPost) => ({ id, requestId })),
    ],
    ownPosts,
  ),
  // Last, since lists leave out blocked members.
  alternate(
    'member: block and unblock',
    [
      step(UserInfo.Block, (userId: string) => ({ userId, requestId })),
      step(UserInfo.Unblock, (userId: string) => ({ userId, requestId })),
    ],
    (site) => everybodyAbout(site, site.survey.authorIds),
  ),
]
