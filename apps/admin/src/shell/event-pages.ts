import {
  AimOutlined,
  CalendarOutlined,
  FormOutlined,
  GiftOutlined,
  PictureOutlined,
  ScanOutlined,
  StarOutlined,
} from '@ant-design/icons'
import { staff } from '@guangquan/contract/wire/staff-access'
import type { ConsolePage } from './console-page.ts'

/** The pages of what members take part in, in the order of the menu. */
export const eventPages: readonly ConsolePage[] = [
  {
    path: 'activities',
    title: '活动',
    icon: CalendarOutlined,
    group: 'events',
    access: staff('activityOperator', 'storeClerk'),
    searchBy: 'keyword',
    lazy: async () => ({
      Component: (await import('../pages/activities/activities-page.tsx')).ActivitiesPage,
    }),
    detail: async () => ({
      Component: (await import('../pages/activities/activity-page.tsx')).ActivityPage,
    }),
  },
  {
    path: 'entrance',
    title: '现场签到',
    icon: ScanOutlined,
    group: 'events',
    access: staff('activityOperator', 'storeClerk'),
    lazy: async () => ({ Component: (await import('../pages/entrance/entrance-page.tsx')).EntrancePage }),
    detail: async () => ({
      Component: (await import('../pages/entrance/entrance-page.tsx')).EntranceActivityPage,
    }),
  },
  {
    path: 'contests',
    title: '影赛',
    icon: PictureOutlined,
    group: 'events',
    access: staff('contestOperator'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/contests/contests-page.tsx')).ContestsPage }),
    detail: async () => ({ Component: (await import('../pages/contests/contest-page.tsx')).ContestPage }),
  },
  {
    path: 'jury',
    title: '评审',
    icon: StarOutlined,
    group: 'events',
    access: staff('judge'),
    lazy: async () => ({ Component: (await import('../pages/jury/jury-page.tsx')).JuryPage }),
    detail: async () => ({ Component: (await import('../pages/jury/round-page.tsx')).RoundPage }),
  },
  {
    path: 'lotteries',
    title: '抽奖',
    icon: GiftOutlined,
    group: 'events',
    access: staff('activityOperator'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/lotteries/lotteries-page.tsx')).LotteriesPage }),
    detail: async () => ({ Component: (await import('../pages/lotteries/lottery-page.tsx')).LotteryPage }),
  },
  {
    path: 'quiz',
    title: '猜参数',
    icon: AimOutlined,
    group: 'events',
    access: staff('moderator', 'activityOperator'),
    lazy: async () => ({ Component: (await import('../pages/quiz/quiz-page.tsx')).QuizPage }),
  },
  {
    path: 'galleries',
    title: '画廊',
    icon: PictureOutlined,
    group: 'events',
    access: staff('activityOperator'),
    lazy: async () => ({ Component: (await import('../pages/galleries/galleries-page.tsx')).GalleriesPage }),
    detail: async () => ({
      Component: (await import('../pages/galleries/exhibition-page.tsx')).ExhibitionPage,
    }),
  },
  {
    path: 'questionnaires',
    title: '问卷',
    icon: FormOutlined,
    group: 'events',
    access: staff('activityOperator', 'analyst'),
    searchBy: 'keyword',
    lazy: async () => ({
      Component: (await import('../pages/questionnaires/questionnaires-page.tsx')).QuestionnairesPage,
    }),
    detail: async () => ({
      Component: (await import('../pages/questionnaires/questionnaire-detail-page.tsx'))
        .QuestionnaireDetailPage,
    }),
  },
]
