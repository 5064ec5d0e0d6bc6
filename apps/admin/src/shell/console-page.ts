import type { StaffAccess } from '@guangquan/contract/wire/staff-access'
import type { ComponentType } from 'react'

/** The parts of the menu, in its order. */
export const pageGroups = {
  overview: '总览',
  review: '审核',
  community: '会员与内容',
  events: '活动与影赛',
  goods: '商品与门店',
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
