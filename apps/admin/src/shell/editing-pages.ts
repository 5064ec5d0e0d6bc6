import {
  CalendarOutlined,
  CameraFilled,
  CameraOutlined,
  FlagOutlined,
  FormOutlined,
  NotificationOutlined,
  NumberOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  RiseOutlined,
  ScanOutlined,
  TagsOutlined,
  TrophyOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { staff } from '@guangquan/contract/staff'
import { features } from '@guangquan/routes/features'
import type { ConsolePage } from './console-page.ts'

// Closed with the pages of members.
const questionnairePages: readonly ConsolePage[] = features.questionnaire
  ? [
      {
        path: 'questionnaires',
        title: '问卷',
        icon: FormOutlined,
        group: 'editing',
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
  : []

/** The pages of what editors write, in the order of the menu. */
export const editingPages: readonly ConsolePage[] = [
  {
    path: 'products',
    title: '产品',
    icon: CameraFilled,
    group: 'editing',
    access: staff('productReviewer', 'support'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/products/products-page.tsx')).ProductsPage }),
  },
  {
    path: 'gear',
    title: '器材库',
    icon: CameraOutlined,
    group: 'editing',
    access: staff('productReviewer', 'moderator'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/gear/gear-page.tsx')).GearPage }),
  },
  {
    path: 'banners',
    title: '横幅',
    icon: FlagOutlined,
    group: 'editing',
    access: staff('moderator', 'activityOperator', 'contestOperator'),
    lazy: async () => ({ Component: (await import('../pages/banners/banners-page.tsx')).BannersPage }),
  },
  {
    path: 'activities',
    title: '活动',
    icon: CalendarOutlined,
    group: 'editing',
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
    group: 'editing',
    access: staff('activityOperator', 'storeClerk'),
    lazy: async () => ({ Component: (await import('../pages/entrance/entrance-page.tsx')).EntrancePage }),
    detail: async () => ({
      Component: (await import('../pages/entrance/entrance-page.tsx')).EntranceActivityPage,
    }),
  },
  {
    path: 'news',
    title: '官方资讯',
    icon: NotificationOutlined,
    group: 'editing',
    access: staff('moderator', 'activityOperator', 'contestOperator'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/news/news-page.tsx')).NewsPage }),
    detail: async () => ({
      Component: (await import('../pages/news/news-detail-page.tsx')).NewsDetailPage,
    }),
  },
  ...questionnairePages,
  {
    path: 'faq',
    title: '常见问题',
    icon: QuestionCircleOutlined,
    group: 'editing',
    access: staff('moderator', 'support'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/faq/faq-page.tsx')).FaqPage }),
  },
  {
    path: 'articles',
    title: '文章',
    icon: ReadOutlined,
    group: 'editing',
    access: staff('moderator'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/articles/articles-page.tsx')).ArticlesPage }),
  },
  {
    path: 'tags',
    title: '话题',
    icon: NumberOutlined,
    group: 'editing',
    access: staff('moderator'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/tags/tags-page.tsx')).TagsPage }),
  },
  {
    path: 'topics',
    title: '主题',
    icon: TagsOutlined,
    group: 'editing',
    access: staff('moderator'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/topics/topics-page.tsx')).TopicsPage }),
  },
  {
    path: 'dictionaries',
    title: '字典',
    icon: UnorderedListOutlined,
    group: 'editing',
    access: staff('moderator'),
    lazy: async () => ({
      Component: (await import('../pages/dictionaries/dictionaries-page.tsx')).DictionariesPage,
    }),
  },
  {
    path: 'growth',
    title: '等级与经验',
    icon: RiseOutlined,
    group: 'editing',
    access: staff('activityOperator'),
    lazy: async () => ({ Component: (await import('../pages/growth/growth-page.tsx')).GrowthPage }),
  },
  {
    path: 'medals',
    title: '勋章与头像框',
    icon: TrophyOutlined,
    group: 'editing',
    access: staff('activityOperator'),
    lazy: async () => ({ Component: (await import('../pages/medals/medals-page.tsx')).MedalsPage }),
  },
]
