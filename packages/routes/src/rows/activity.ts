import { lotteriesOf, lotteryDetail, lotteryReads } from '../first/lottery.ts'
import type { Rows } from '../route.ts'

/** Activities, contests, lotteries, questionnaires. */
export const activityRows = {
  '/user/activity': { title: '我的活动', access: 'public', feature: 'activity' },
  '/user/release/match': { title: '参赛投稿', access: 'member', feature: 'contest', ownBar: true },
  '/activity': { title: '活动', access: 'public', feature: 'activity' },
  '/activity/calendar': { title: '活动日历', access: 'public', feature: 'activity' },
  '/activity/joinactivity': { title: '报名活动', access: 'public', feature: 'activity' },
  '/activity/detail/:id': { title: '活动详情', access: 'public', feature: 'activity' },
  '/activity/get-reward-address': {
    title: '领奖地址',
    access: 'public',
    page: 'lottery/reward-address',
    feature: 'lottery',
  },
  '/activity/match-detail/:id': { title: '参赛作品', access: 'public', feature: 'contest' },
  '/activity/match/:id': { title: '影赛', access: 'public', feature: 'contest' },
  '/activity/prematch/:id': { title: '影赛预览', access: 'public', feature: 'contest' },
  '/activity/prevdetail/:id': { title: '活动预览', access: 'public', feature: 'activity' },
  '/activity/qr-code': { title: '活动二维码', access: 'public', feature: 'activity' },
  '/activity/lottery': {
    title: '抽奖',
    access: 'public',
    page: 'lottery/lottery',
    feature: 'lottery',
    dark: true,
    reads: lotteryReads,
    first: ({ query }) => {
      const id = query.get('id')
      return [id === null ? lotteriesOf(query.get('tab') !== 'all') : lotteryDetail(id)]
    },
  },
  '/activity/lotterypublic/:id': {
    title: '抽奖公示',
    access: 'public',
    page: 'lottery/lottery-public',
    feature: 'lottery',
    first: ({ params: { id = '' } }) => [lotteryDetail(id)],
    summary: (responses, { params: { id = '' } }) => {
      const lottery = responses.of(lotteryDetail(id))
      if (lottery === null) return null
      const { title, rules, imageUrl } = lottery
      return {
        title,
        description: rules.slice(0, 80),
        picture: imageUrl === null ? null : { url1080: imageUrl },
      }
    },
  },
  '/questionnaire': { title: '问卷', access: 'member', feature: 'questionnaire' },
  '/questionnaire/preview': { title: '问卷预览', access: 'public', feature: 'questionnaire' },
  '/questionnaire/result': { title: '问卷结果', access: 'member', feature: 'questionnaire' },
} as const satisfies Rows
