import type { TargetKind } from '@guangquan/contract/staff/act-names'
import type { StaffAccess } from '@guangquan/contract/wire/staff-access'
import type { ComponentType } from 'react'
import type { TargetAddress } from '../parts/tables/target-address.ts'

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

/** How a page describes itself, in its `*.console-page.ts`. */
export interface PageRow {
  /** Below `/console`. */
  path: string
  title: string
  icon: ComponentType
  group: keyof typeof pageGroups
  /** Its place in the group. */
  order: number
  /** Its first call: roles that may make it may open the page. */
  opensWith: { service: string; method: string }
  lazy: LazyPage
  /** Parameter of its address that finds rows by name or id: the search from anywhere leads there. */
  searchBy?: string
  /** The page of one row, below `:id`. */
  detail?: LazyPage
  /** Its addresses for the targets of acts of staff. */
  targets?: Partial<Record<TargetKind, TargetAddress>>
}

export interface ConsolePage extends PageRow {
  access: StaffAccess
}
