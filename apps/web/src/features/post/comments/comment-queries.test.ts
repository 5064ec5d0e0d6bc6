import type { Page, ReplyChild, ReplyItem } from '@guangquan/contract'
import { flatPages } from '@guangquan/client'
import { QueryClient, type InfiniteData } from '@tanstack/react-query'
import { beforeEach, expect, test } from 'vitest'
import { addReply, childPages, commentPages, removeReply } from './comment-queries.ts'

type Either = ReplyItem | ReplyChild

const publishId = 'post'
const top = commentPages(publishId, 'hot').queryKey
const answersOfA = childPages(publishId, 'a').queryKey
const answersOfB = childPages(publishId, 'b').queryKey

let queryClient: QueryClient
const set = (key: readonly unknown[], ...pages: Either[][]) =>
  queryClient.setQueryData(key, { pages: pages.map(pageOf), pageParams: pages.map(() => null) })
const idsOf = (key: readonly unknown[]) =>
  flatPages(queryClient.getQueryData<InfiniteData<Page<Either>>>(key)).map(({ id }) => id)
const comments = () => flatPages(queryClient.getQueryData<InfiniteData<Page<ReplyItem>>>(top))

beforeEach(() => {
  queryClient = new QueryClient()
  set(top, [commentOf('a', [answerOf('a1', 'a')])], [commentOf('b', [answerOf('b1', 'b')])])
  set(answersOfA, [answerOf('a1', 'a')], [answerOf('a2', 'a')])
  set(answersOfB, [answerOf('b1', 'b')])
})

test('a comment is added at the top of the comments and to no list of answers', () => {
  addReply(queryClient, commentOf('c'))
  expect(idsOf(top)).toEqual(['c', 'a', 'b'])
  expect(idsOf(answersOfA)).toEqual(['a1', 'a2'])
  expect(idsOf(answersOfB)).toEqual(['b1'])
})

test('an answer is added under its comment and at the end of its list only', () => {
  addReply(queryClient, answerOf('a3', 'a'))
  expect(idsOf(answersOfA)).toEqual(['a1', 'a2', 'a3'])
  expect(idsOf(answersOfB)).toEqual(['b1'])
  expect(idsOf(top)).toEqual(['a', 'b'])
  expect(comments().map(({ childCount, children }) => [childCount, children.map(({ id }) => id)])).toEqual([
    [2, ['a1', 'a3']],
    [1, ['b1']],
  ])
})

test('a deleted comment is removed from all lists of its post, and from no other', () => {
  const elsewhere = commentPages('another', 'hot').queryKey
  set(elsewhere, [commentOf('a')])
  removeReply(queryClient, answerOf('a1', 'a'))
  expect(idsOf(answersOfA)).toEqual(['a2'])
  expect(comments()[0]).toMatchObject({ childCount: 0, children: [] })
  removeReply(queryClient, commentOf('a'))
  expect(idsOf(top)).toEqual(['b'])
  expect(idsOf(elsewhere)).toEqual(['a'])
})

function pageOf(items: Either[]): Page<Either> {
  return { items, totalCount: items.length, isLast: true, nextCursor: null }
}

function commentOf(id: string, children: ReplyChild[] = []): ReplyItem {
  return { ...answerOf(id, null), pinned: false, critique: null, children, childCount: children.length }
}

function answerOf(id: string, parentId: string | null): ReplyChild {
  return {
    id,
    publishId,
    parentId,
    replyToUser: null,
    userId: 'member',
    nickName: '林间',
    fromUserHeadPicUrl: '',
    fromUserCategoryIcon: null,
    fromUsedFrameSrc: null,
    fromUsedAchievementSrc: null,
    fromUsedAchievementTitle: null,
    level: 1,
    text: '好光',
    atUsers: [],
    picture: null,
    folded: false,
    likeCount: 0,
    isLike: false,
    isAuthor: false,
    can: { remove: true },
    createTime: '2026-11-01 10:00:00',
  }
}
