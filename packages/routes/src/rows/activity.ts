import type { Rows } from '../route.ts'

/** Activities, contests, lotteries, questionnaires. */
export const activityRows = {
  '/user/activity': { title: '我的活动', access: 'public', feature: 'activity' },
  '/user/release/match': { title: '参赛投稿', access: 'member', feature: 'contest', ownBar: true },
  '/activity': { title: '活动', access: 'public', feature: 'activity' },
  '/activity/calendar': { title: '活动日历', access: 'public', feature: 'activity' },
  '/activity/joinactivity': { title: '报名活动', access: 'public', feature: 'activity' },
  '/activity/detail/:id': { title: '活动详情', access: 'public', feature: 'activity' },
  '/activity/get-reward-address': { title: '领奖地址', access: 'public', feature: 'lottery' },
  '/activity/match-detail/:id': { title: '参赛作品', access: 'public', feature: 'contest' },
  '/activity/match/:id': { title: '影赛', access: 'public', feature: 'contest' },
  '/activity/prematch/:id': { title: '影赛预览', access: 'public', feature: 'contest' },
  '/activity/prevdetail/:id': { title: '活动预览', access: 'public', feature: 'activity' },
  '/activity/qr-code': { title: '活动二维码', access: 'public', feature: 'activity' },
  '/activity/lottery': { title: '抽奖', access: 'public', feature: 'lottery' },
  '/activity/lotterypublic/:id': { title: '抽奖公示', access: 'public', feature: 'lottery' },
  '/questionnaire': { title: '问卷', access: 'member', feature: 'questionnaire' },
  '/questionnaire/preview': { title: '问卷预览', access: 'public', feature: 'questionnaire' },
  '/questionnaire/result': { title: '问卷结果', access: 'member', feature: 'questionnaire' },
} as const satisfies Rows
