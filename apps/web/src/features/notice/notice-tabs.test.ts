import { expect, test } from 'vitest'
import { emptyOf, noticeTabs, unreadIn } from './notice-tabs.ts'

const unread = { tabs: { 1: 11, 2: 12, 3: 13, 4: 14, 5: 15, 6: 16 }, like: 7, im: 3, total: 91, popUp: null }

test('every tab of an open feature has its own address, count and sentence for nothing', () => {
  const tabs = noticeTabs(unread)
  expect(tabs.map(({ label, unread: count }) => [label, count])).toEqual([
    ['全部', 88],
    ['评论', 11],
    ['@我的', 12],
    ['赞与收藏', 7],
    ['关注', 13],
    ['圈子', 14],
    ['活动', 15],
    ['系统', 16],
    ['私信', 3],
  ])
  expect(tabs.map(({ href }) => href)).toEqual([
    '/user/notice-list',
    '/user/notice/1',
    '/user/notice/2',
    '/user/like',
    '/user/notice/3',
    '/user/notice/4',
    '/user/notice/5',
    '/user/notice/6',
    '/user/im',
  ])
  const pages = ['all', 'like', 1, 2, 3, 4, 5, 6] as const
  expect(new Set(pages.map((page) => emptyOf(page).title)).size).toBe(pages.length)
})

test('nothing is unread until the counts are known', () => {
  expect(noticeTabs(undefined).map((tab) => tab.unread)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0])
  expect(unreadIn('like', unread)).toBe(7)
})
