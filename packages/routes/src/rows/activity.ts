import { certificateOf, contestDetail, contestEntries, contestReads, readWall } from '../first/contest.ts'
import type { Rows } from '../route.ts'

/** Activities, contests, lotteries, questionnaires. */
export const activityRows = {
  '/user/activity': { title: '我的活动', access: 'public', feature: 'activity' },
  '/user/release/match': {
    title: '参赛投稿',
    access: 'member',
    page: 'contest/release-match',
    feature: 'contest',
    ownBar: true,
  },
  '/activity': { title: '活动', access: 'public', feature: 'activity' },
  '/activity/calendar': { title: '活动日历', access: 'public', feature: 'activity' },
  '/activity/joinactivity': { title: '报名活动', access: 'public', feature: 'activity' },
  '/activity/detail/:id': { title: '活动详情', access: 'public', feature: 'activity' },
  '/activity/get-reward-address': { title: '领奖地址', access: 'public', feature: 'lottery' },
  // The rules of a contest, whatever its title says.
  '/activity/match-detail/:id': {
    title: '参赛作品',
    access: 'public',
    page: 'contest/contest-rules',
    feature: 'contest',
    first: ({ params: { id = '' } }) => [contestDetail(id)],
  },
  '/activity/match/:id': {
    title: '影赛',
    access: 'public',
    page: 'contest/contest',
    feature: 'contest',
    reads: contestReads,
    first: ({ params: { id = '' }, query }) => [contestDetail(id), contestEntries(id, readWall(query))],
    summary: (responses, { params: { id = '' } }) => {
      const contest = responses.of(contestDetail(id))
      if (contest === null) return null
      const { title, theme, coverUrl } = contest
      return { title, description: theme, picture: coverUrl === null ? null : { url1080: coverUrl } }
    },
  },
  '/activity/prematch/:id': {
    title: '影赛预览',
    access: 'public',
    page: 'contest/contest-preview',
    feature: 'contest',
  },
  '/activity/certificate/:code': {
    title: '获奖证书',
    access: 'public',
    page: 'contest/certificate',
    feature: 'contest',
    first: ({ params: { code = '' } }) => [certificateOf(code)],
  },
  '/activity/prevdetail/:id': { title: '活动预览', access: 'public', feature: 'activity' },
  '/activity/qr-code': { title: '活动二维码', access: 'public', feature: 'activity' },
  '/activity/lottery': { title: '抽奖', access: 'public', feature: 'lottery' },
  '/activity/lotterypublic/:id': { title: '抽奖公示', access: 'public', feature: 'lottery' },
  '/questionnaire': { title: '问卷', access: 'member', feature: 'questionnaire' },
  '/questionnaire/preview': { title: '问卷预览', access: 'public', feature: 'questionnaire' },
  '/questionnaire/result': { title: '问卷结果', access: 'member', feature: 'questionnaire' },
} as const satisfies Rows
