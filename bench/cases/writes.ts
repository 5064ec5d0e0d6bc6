import { callPath, Goods, NewPublish, Publish, UserLike } from '@guangquan/contract'
import type { RequestTemplate } from '../load/load-job.ts'
import { nameOf, type Case, type SurveyedSite } from './case.ts'
import { requestId, toggles } from './toggles.ts'

const pairs = 60_000

/** Each person once about each post, since repeating the write would change nothing. */
function aboutEachPost(
  { members, survey: { postIds } }: SurveyedSite,
  path: string,
  input: (postId: string) => object,
): RequestTemplate[] {
  const count = members.people.length
  // A prime stride keeps similar pairs apart.
  return Array.from({ length: Math.min(pairs, postIds.length * count) }, (_, index): RequestTemplate => {
    const postId = postIds[(index * 7919 + Math.floor(index / postIds.length)) % postIds.length]
    const body = JSON.stringify({ ...input(postId ?? ''), requestId })
    return { method: 'POST', path, person: Math.floor(index / postIds.length + index) % count, body }
  })
}

/** Write calls. */
export const writes: Case[] = [
  {
    name: 'like',
    calls: [nameOf(UserLike.Like)],
    weight: 4,
    references: ['sql'],
    isWrite: true,
    subjects: ({ survey }) => survey.postIds,
    requests: (site) =>
      aboutEachPost(site, callPath(UserLike.Like, site.members.productKey), (targetId) => ({
        targetType: 1,
        targetId,
        on: true,
      })),
  },
  {
    name: 'reply',
    calls: [nameOf(NewPublish.Reply)],
    weight: 4,
    references: ['sql'],
    isWrite: true,
    subjects: ({ survey }) => survey.postIds,
    requests: ({ members, survey: { postIds } }) => {
      const path = callPath(NewPublish.Reply, members.productKey)
      return postIds.map((publishId, index): RequestTemplate => {
        const text = `光线和层次都很舒服，第 ${index} 次回来看了。`
        const body = JSON.stringify({ publishId, text, requestId })
        return { method: 'POST', path, person: index % members.people.length, body }
      })
    },
  },
  {
    name: 'publish',
    calls: [nameOf(NewPublish.Publish), nameOf(Publish.PublishPicture)],
    weight: 4,
    references: ['sql'],
    isWrite: true,
    earns: true,
    requests: ({ members, survey: { ownFiles } }) => {
      const path = callPath(NewPublish.Publish, members.productKey)
      return ownFiles.map(({ person, fileId }): RequestTemplate => {
        const pictures = [{ fileId, title: '雨后的光', alt: '雨后的街道' }]
        const text = '等了一个下午，云终于开了。'
        const body = JSON.stringify({ publishType: 1, text, pictures, tags: ['街拍'], requestId })
        return { method: 'POST', path, person, body }
      })
    },
  },
  {
    name: 'collect',
    calls: [nameOf(UserLike.Collect)],
    references: ['sql'],
    isWrite: true,
    subjects: ({ survey }) => survey.postIds,
    requests: (site) =>
      aboutEachPost(site, callPath(UserLike.Collect, site.members.productKey), (targetId) => ({
        targetType: 1,
        targetId,
        on: true,
      })),
  },
  {
    name: 'redeem',
    references: ['sql'],
    isWrite: true,
    subjects: ({ survey }) => survey.goodsIds,
    requests: ({ members, survey: { goodsIds } }) => {
      const path = callPath(Goods.Redeem, members.productKey)
      const count = members.people.length
      return Array.from({ length: goodsIds.length * count }, (_, index): RequestTemplate => {
        const body = JSON.stringify({ id: goodsIds[index % goodsIds.length], requestId })
        return { method: 'POST', path, person: index % count, body }
      })
    },
  },
  ...toggles,
]
