import {
  AlertOutlined,
  AuditOutlined,
  BgColorsOutlined,
  CameraOutlined,
  CommentOutlined,
  CloudServerOutlined,
  ControlOutlined,
  DashboardOutlined,
  ExclamationCircleOutlined,
  FileTextOutlined,
  FlagOutlined,
  IdcardOutlined,
  LinkOutlined,
  MobileOutlined,
  MoneyCollectOutlined,
  NumberOutlined,
  RiseOutlined,
  PictureOutlined,
  ReadOutlined,
  SafetyCertificateOutlined,
  ScheduleOutlined,
  StopOutlined,
  TagsOutlined,
  TeamOutlined,
  UnorderedListOutlined,
  UserOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import { anyStaff, staff, type StaffAccess } from '@guangquan/contract/staff'
import type { ComponentType } from 'react'

/** The parts of the menu, in its order. */
export const pageGroups = {
  overview: '总览',
  review: '审核',
  community: '会员与内容',
  editing: '编辑',
  settings: '设置',
  staff: '团队',
} as const

interface LazyPage {
  (): Promise<{ Component: ComponentType }>
}

export interface ConsolePage {
  /** Below `/console`. */
  path: string
  title: string
  icon: ComponentType
  group: keyof typeof pageGroups
  /** Who may open it: the access of its first call. */
  access: StaffAccess
  lazy: LazyPage
  /** Parameter of its address that finds rows by name or id: the search from anywhere leads there. */
  searchBy?: string
  /** The page of one row, below `:id`. */
  detail?: LazyPage
}

/** The pages in the order of the menu; each is loaded when it is opened. */
export const pages: readonly ConsolePage[] = [
  {
    path: 'overview',
    title: '概览',
    icon: DashboardOutlined,
    group: 'overview',
    access: staff('analyst', 'moderator', 'activityOperator', 'contestOperator'),
    lazy: async () => ({ Component: (await import('../pages/overview/overview-page.tsx')).OverviewPage }),
  },
  {
    path: 'review',
    title: '审核',
    icon: SafetyCertificateOutlined,
    group: 'review',
    access: staff('moderator'),
    lazy: async () => ({ Component: (await import('../pages/review/review-page.tsx')).ReviewPage }),
  },
  {
    path: 'appeals',
    title: '申诉',
    icon: ExclamationCircleOutlined,
    group: 'review',
    access: staff('moderator', 'support'),
    lazy: async () => ({ Component: (await import('../pages/appeals/appeal-list.tsx')).AppealList }),
    detail: async () => ({ Component: (await import('../pages/appeals/appeal-detail.tsx')).AppealDetail }),
  },
  {
    path: 'strikes',
    title: '处罚记录',
    icon: WarningOutlined,
    group: 'review',
    access: staff('moderator', 'support'),
    lazy: async () => ({ Component: (await import('../pages/strikes/strikes-page.tsx')).StrikesPage }),
  },
  {
    path: 'reports',
    title: '举报记录',
    icon: AlertOutlined,
    group: 'review',
    access: staff('moderator', 'support'),
    lazy: async () => ({ Component: (await import('../pages/reports/reports-page.tsx')).ReportsPage }),
  },
  {
    path: 'members',
    title: '会员',
    icon: IdcardOutlined,
    group: 'community',
    access: staff('support', 'moderator'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/members/members-page.tsx')).MembersPage }),
    detail: async () => ({ Component: (await import('../pages/members/member-page.tsx')).MemberPage }),
  },
  {
    path: 'phone-requests',
    title: '更换手机号',
    icon: MobileOutlined,
    group: 'community',
    access: staff('support'),
    lazy: async () => ({
      Component: (await import('../pages/phone-requests/phone-requests-page.tsx')).PhoneRequestsPage,
    }),
  },
  {
    path: 'posts',
    title: '作品',
    icon: PictureOutlined,
    group: 'community',
    access: staff('moderator', 'support'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/posts/posts-page.tsx')).PostsPage }),
  },
  {
    path: 'comments',
    title: '评论',
    icon: CommentOutlined,
    group: 'community',
    access: staff('moderator', 'support'),
    lazy: async () => ({ Component: (await import('../pages/comments/comments-page.tsx')).CommentsPage }),
  },
  {
    path: 'coins',
    title: '金币',
    icon: MoneyCollectOutlined,
    group: 'community',
    access: staff('goodsManager', 'support', 'analyst'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/coins/coins-page.tsx')).CoinsPage }),
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
    path: 'words',
    title: '敏感词',
    icon: StopOutlined,
    group: 'settings',
    access: staff('moderator'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/words/words-page.tsx')).WordsPage }),
  },
  {
    path: 'links',
    title: '链接白名单',
    icon: LinkOutlined,
    group: 'settings',
    access: staff('moderator'),
    lazy: async () => ({
      Component: (await import('../pages/settings/link-hosts-page.tsx')).LinkHostsPage,
    }),
  },
  {
    path: 'brand',
    title: '品牌',
    icon: BgColorsOutlined,
    group: 'settings',
    access: staff('superAdmin'),
    lazy: async () => ({ Component: (await import('../pages/brand/brand-page.tsx')).BrandPage }),
  },
  {
    path: 'terms',
    title: '协议',
    icon: FileTextOutlined,
    group: 'settings',
    access: staff('superAdmin'),
    lazy: async () => ({ Component: (await import('../pages/terms/terms-page.tsx')).TermsPage }),
  },
  {
    path: 'settings',
    title: '开关与设置',
    icon: ControlOutlined,
    group: 'settings',
    access: staff('superAdmin'),
    lazy: async () => ({ Component: (await import('../pages/settings/settings-page.tsx')).SettingsPage }),
  },
  {
    path: 'staff',
    title: '工作人员',
    icon: TeamOutlined,
    group: 'staff',
    access: staff('superAdmin'),
    searchBy: 'keyword',
    lazy: async () => ({ Component: (await import('../pages/staff/staff-page.tsx')).StaffPage }),
  },
  {
    path: 'audit',
    title: '操作记录',
    icon: AuditOutlined,
    group: 'staff',
    access: staff('superAdmin'),
    searchBy: 'actor',
    lazy: async () => ({ Component: (await import('../pages/audit/audit-page.tsx')).AuditPage }),
  },
  {
    path: 'jobs',
    title: '任务',
    icon: ScheduleOutlined,
    group: 'settings',
    access: staff('superAdmin'),
    searchBy: 'name',
    lazy: async () => ({ Component: (await import('../pages/jobs/jobs-page.tsx')).JobsPage }),
  },
  {
    path: 'system',
    title: '系统',
    icon: CloudServerOutlined,
    group: 'settings',
    access: staff('superAdmin'),
    lazy: async () => ({ Component: (await import('../pages/system/system-page.tsx')).SystemPage }),
  },
  {
    path: 'account',
    title: '我的账号',
    icon: UserOutlined,
    group: 'staff',
    access: anyStaff,
    lazy: async () => ({ Component: (await import('../pages/account/account-page.tsx')).AccountPage }),
  },
]
