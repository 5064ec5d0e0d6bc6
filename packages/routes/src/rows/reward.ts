import { coinTotals } from '../first/coin.ts'
import type { Rows } from '../route.ts'

/** Levels, medals, coins, benefits and presents. */
export const rewardRows = {
  '/user/achievement': {
    title: '我的勋章',
    access: 'member',
    page: 'achievement/medals',
    feature: 'achievement',
  },
  '/user/achievement/medal-detail/:id': {
    title: '勋章详情',
    access: 'member',
    page: 'achievement/medal-detail',
    feature: 'achievement',
  },
  '/user/achievement/photo-frame': {
    title: '头像框',
    access: 'public',
    page: 'achievement/frames',
    feature: 'achievement',
  },
  '/user/achievement/photo-frame-detail/:id': {
    title: '头像框详情',
    access: 'public',
    page: 'achievement/frame-detail',
    feature: 'achievement',
  },
  '/user/coins/exchange': { title: '金币兑换', access: 'member', feature: 'coins' },
  '/user/coins/exchange-address': { title: '兑换地址', access: 'member', feature: 'coins' },
  '/user/coins/mine': { title: '我的金币', access: 'member', page: 'coin/coins', feature: 'coins' },
  '/more/coins': {
    title: '金币公示',
    access: 'public',
    page: 'coin/coin-totals',
    feature: 'coins',
    first: () => [coinTotals()],
    inSiteMap: true,
  },
  '/user/benefits': { title: '会员权益', access: 'member', feature: 'benefits' },
  '/user/benefits/detail/:id': { title: '权益详情', access: 'member', feature: 'benefits' },
  '/user/present': { title: '我的礼品', access: 'member', feature: 'present' },
  '/user/hispresent': { title: '历史礼品', access: 'member', feature: 'present' },
  '/user/present/detail/:id': { title: '礼品详情', access: 'member', feature: 'present' },
  '/user/present/awarddetail/:id': { title: '奖品详情', access: 'member', feature: 'present' },
  '/user/present/get-award-address/:id': { title: '奖品收货地址', access: 'member', feature: 'present' },
  '/user/present/awardexchange/:id': { title: '奖品兑换', access: 'member', feature: 'present' },
  '/user/level/exp-detail': {
    title: '经验明细',
    access: 'member',
    page: 'level/exp-detail',
    feature: 'level',
  },
  '/user/level/mine': {
    title: '等级中心',
    access: 'member',
    page: 'level/mine',
    feature: 'level',
    dark: true,
  },
  '/user/level/rule/:tab': { title: '等级规则', access: 'member', page: 'level/rule', feature: 'level' },
  '/user/level/task': { title: '成长任务', access: 'member', page: 'level/task', feature: 'level' },
  '/user/other/achievement': {
    title: 'TA的勋章',
    access: 'member',
    page: 'achievement/other-medals',
    feature: 'achievement',
  },
  '/user/other/achievement/medal-detail/:id': {
    title: 'TA的勋章详情',
    access: 'member',
    page: 'achievement/other-medal-detail',
    feature: 'achievement',
  },
  '/user/other/achievement/photo-frame': {
    title: 'TA的头像框',
    access: 'public',
    page: 'achievement/other-frames',
    feature: 'achievement',
  },
  '/user/other/achievement/photo-frame-detail/:id': {
    title: 'TA的头像框详情',
    access: 'public',
    page: 'achievement/other-frame-detail',
    feature: 'achievement',
  },
} as const satisfies Rows
