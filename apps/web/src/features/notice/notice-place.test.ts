import { noticeTexts } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { placeOf } from './notice-place.ts'

test.each([
  ['present.shipped', '/user/present'],
  ['goods.shipped', '/user/coins/orders'],
  ['coin.expiring', '/user/coins/mine'],
  ['level.reached', '/user/level/mine'],
  ['medal.won', '/user/achievement'],
  ['frame.expired', '/user/achievement/photo-frame'],
  ['passport.transferred', '/user/product?ended=1'],
  ['product.lost', '/user/product?ended=1'],
  ['product.kept', '/user/product'],
  ['product.activityAccepted', '/user/product/activity?applied=1'],
  ['activity.offered', '/user/activity'],
  ['lottery.drawn', '/activity/lottery?tab=mine'],
  ['member.muted', '/user/setting/strikes'],
  ['member.avatarReset', '/user/setting/update-avatar'],
])('a notice of %s without a target leads to %s', (kind, place) => {
  expect(placeOf(kind)).toBe(place)
})

test('only notices of posts, comments, votes, reports, persons, news, galleries, contests, near copies and circles lead nowhere by themselves', () => {
  const without = Object.keys(noticeTexts).filter((kind) => placeOf(kind) === null)
  expect([...new Set(without.map((kind) => kind.split('.')[0] ?? ''))].toSorted()).toEqual([
    'circle',
    'contest',
    'critique',
    'evidence',
    'gallery',
    'mention',
    'post',
    'reply',
    'report',
    'system',
    'vote',
  ])
})
