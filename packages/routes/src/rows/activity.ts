import {
  activitiesOf,
  activityDetail,
  activityReads,
  ownActivities,
  readActivityFilter,
  readOwnTab,
} from '../first/activity.ts'
import {
  oneQuestionnaire,
  openQuestionnaires,
  previewOfQuestionnaire,
  resultOfQuestionnaire,
} from '../first/questionnaire.ts'
import { lotteriesOf, lotteryDetail, lotteryReads } from '../first/lottery.ts'
import {
  certificateOf,
  contestDetail,
  contestEntries,
  contestReads,
  contestsOf,
  readWall,
} from '../first/contest.ts'
import type { Rows } from '../route.ts'

export const activityRows = {
  '/user/activity': {
    title: '我的活动',
    access: 'public',
    page: 'activity/own-activities',
    reads: { tab: ['1', '2', '3', '4'] },
    memberFirst: ({ query }) => [ownActivities(readOwnTab(query))],
  },
  '/user/release/match': {
    title: '参赛投稿',
    access: 'member',
    page: 'contest/release-match',
    ownBar: true,
  },
  '/activity': {
    title: '活动',
    access: 'public',
    page: 'activity/activities',
    reads: activityReads,
    first: ({ query }) => {
      const filter = readActivityFilter(query)
      if (filter.tab === 'contest') return [contestsOf()]
      return [filter.tab === 'lottery' ? lotteriesOf(false) : activitiesOf(filter)]
    },
    inSiteMap: true,
  },
  '/activity/calendar': {
    title: '活动日历',
    access: 'public',
    page: 'activity/calendar',
    inSiteMap: true,
  },
  // A visitor can read the form, and signs in to send it.
  '/activity/joinactivity': {
    title: '报名活动',
    access: 'public',
    page: 'activity/join-activity',
  },
  '/activity/detail/:id': {
    title: '活动详情',
    access: 'public',
    page: 'activity/activity-detail',
    first: ({ params: { id = '' } }) => [activityDetail(id)],
    summary: (responses, { params: { id = '' } }) => {
      const activity = responses.of(activityDetail(id))
      if (activity === null) return null
      const { title, summary, coverUrl } = activity
      return { title, description: summary, picture: coverUrl === null ? null : { url1080: coverUrl } }
    },
  },
  '/activity/get-reward-address': {
    title: '领奖地址',
    access: 'public',
    page: 'lottery/reward-address',
  },
  // The rules of a contest, whatever their title.
  '/activity/match-detail/:id': {
    title: '参赛作品',
    access: 'public',
    page: 'contest/contest-rules',
    first: ({ params: { id = '' } }) => [contestDetail(id)],
  },
  '/activity/match/:id': {
    title: '影赛',
    access: 'public',
    page: 'contest/contest',
    reads: contestReads,
    first: ({ params: { id = '' }, query }) => [contestDetail(id), contestEntries(id, readWall(query))],
    // A member's random order has a seed of its own, which only the page knows.
    memberFirst: ({ params: { id = '' }, query }) => {
      const wall = readWall(query)
      return [contestDetail(id), ...(wall.sort === undefined ? [] : [contestEntries(id, wall)])]
    },
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
  },
  '/activity/prevdetail/:id': {
    title: '活动预览',
    access: 'public',
    page: 'activity/activity-preview',
  },
  '/activity/qr-code': {
    title: '活动二维码',
    access: 'public',
    page: 'activity/ticket',
    dark: true,
  },
  '/activity/lottery': {
    title: '抽奖',
    access: 'public',
    page: 'lottery/lottery',
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
  '/questionnaire': {
    title: '问卷',
    access: 'member',
    page: 'questionnaire/questionnaire',
    ownBar: true,
    reads: { id: null },
    memberFirst: ({ query }) => {
      const id = query.get('id')
      return id === null ? [openQuestionnaires()] : [oneQuestionnaire(id)]
    },
  },
  '/questionnaire/preview': {
    title: '问卷预览',
    access: 'public',
    page: 'questionnaire/questionnaire-preview',
    ownBar: true,
    reads: { id: null, previewToken: null },
    first: ({ query }) => [previewOfQuestionnaire(query.get('id') ?? '', query.get('previewToken') ?? '')],
  },
  '/questionnaire/result': {
    title: '问卷结果',
    access: 'member',
    page: 'questionnaire/questionnaire-result',
    reads: { id: null },
    memberFirst: ({ query }) => [resultOfQuestionnaire(query.get('id') ?? '')],
  },
  '/activity/certificate/:code': {
    title: '获奖证书',
    access: 'public',
    page: 'contest/certificate',
    first: ({ params: { code = '' } }) => [certificateOf(code)],
  },
} as const satisfies Rows
