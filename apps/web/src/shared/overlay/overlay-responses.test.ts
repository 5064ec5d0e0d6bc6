import { beforeEach, expect, test } from 'vitest'
import { api } from '../../platform/api.ts'
import { watchResponse } from './overlay-responses.ts'
import { clearOverlay, overlayOf, settle } from './overlay.ts'

const feed = api.NewPublish.GetFeed
const post = { id: 'p', authorId: 'a', authorFollowState: 0, status: 2, isLike: false, likeCount: 3 }
const page = (...items: unknown[]) => ({ items, totalCount: items.length, isLast: true, nextCursor: null })

beforeEach(clearOverlay)

test('a post shows the values of a list requested after the click', () => {
  settle('post:p', { isLike: true, likeCount: 4 })
  watchResponse(feed, {})(page(post))
  expect(overlayOf('post:p')).toEqual({ isLike: false, likeCount: 3 })
})

test('the moment of the request counts, not that of the response', () => {
  const received = watchResponse(feed, {})
  settle('post:p', { isLike: true, likeCount: 4 })
  received(page(post))
  expect(overlayOf('post:p')).toEqual({ isLike: true, likeCount: 4 })
})

test('people are found as authors and in lists of people', () => {
  for (const part of [post, { userId: 'a', followState: 0 }]) {
    settle('user:a', { followState: 1 })
    watchResponse(feed, {})(page(part))
    expect(overlayOf('user:a')).toEqual({ followState: 0 })
  }
})

test("a tile updates its post, and a comment's likes are not its post's", () => {
  settle('post:p', { likeCount: 4, replyCount: 2 })
  settle('reply:r', { isLike: true, likeCount: 1 })
  watchResponse(
    feed,
    {},
  )([
    { id: 'picture', publishId: 'p', pictureCount: 1, likeCount: 9, collectCount: 0 },
    { id: 'c', publishId: 'p', children: [{ id: 'r', publishId: 'p', isLike: false, likeCount: 0 }] },
  ])
  expect(overlayOf('post:p')).toEqual({ likeCount: 9, replyCount: 2 })
  expect(overlayOf('reply:r')).toEqual({ isLike: false, likeCount: 0 })
})

test('a post deleted here is shown again once a list contains it; the recycle bin does not count', () => {
  settle('post:p', { removed: true })
  watchResponse(feed, {})(page({ ...post, status: 5 }))
  expect(overlayOf('post:p').removed).toBe(true)
  watchResponse(feed, {})(page(post))
  expect(overlayOf('post:p').removed).toBe(false)
})

test("the viewer's own following list updates group and notices; another member's does not", () => {
  const followed = { userId: 'a', followState: 1, group: 0, notifyPosts: false }
  settle('user:a', { isSpecial: true, notifyPosts: true })
  watchResponse(api.UserFollow.GetList, { userId: 'b' })(page(followed))
  expect(overlayOf('user:a')).toEqual({ isSpecial: true, notifyPosts: true })
  watchResponse(api.UserFollow.GetList, {})(page(followed))
  expect(overlayOf('user:a')).toEqual({ isSpecial: false, notifyPosts: false })
})
