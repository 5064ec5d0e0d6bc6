import { aboutBrand, isNoticePath, otherPeople, paths } from '../../platform/paths.ts'

export interface NavLeaf {
  label: string
  href: string
  /** A page outside of the application. */
  leaves?: boolean
  /** Only in windows of this width. */
  at?: 'wide' | 'narrow'
}

export interface NavGroup {
  label: string
  items: readonly NavLeaf[]
  at?: 'wide' | 'narrow'
}

const gallery: NavLeaf = { label: '直营店画廊', href: paths.gallery() }

const more: NavLeaf[] = [
  { label: '活动', href: paths.activities() },
  { label: '官方资讯', href: paths.news() },
  { label: '产品介绍', href: paths.productIntro() },
  { label: '门店信息', href: paths.stores() },
  { label: '客户服务与售后', href: paths.customerService() },
  { label: '关于品牌', href: aboutBrand, leaves: true },
]

const interesting: NavLeaf[] = [
  { label: '关注', href: paths.follow() },
  { label: '摄影圈', href: paths.circles() },
]

/** The main navigation. On narrow windows the gallery is under 更多. The server renders both variants. */
export function mainNavigation(wide: boolean, narrow: boolean): (NavLeaf | NavGroup)[] {
  const at = (width: 'wide' | 'narrow') => [gallery].map((leaf) => ({ ...leaf, at: width }))
  return [
    { label: '首页', href: paths.home() },
    { label: '感兴趣', items: interesting },
    { label: '照片', href: paths.photoWall() },
    { label: '学习交流', href: paths.study() },
    ...(wide ? at('wide') : []),
    { label: '更多', items: [...(narrow ? at('narrow') : []), ...more] },
  ]
}

/** Whether this address, or a page below it, is the current one. */
export function isCurrent(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
}

/** Pages with their own item in the tab bar of phones; all others are reached from one of them. */
export const tabPaths = [paths.home(), paths.photoWall(), paths.notices(), paths.user()] as const

/** The item of the tab bar that a page belongs to; undefined for other members' pages. */
export function tabOf(pathname: string): string | undefined {
  if (isCurrent(otherPeople, pathname)) return undefined
  if (isNoticePath(pathname)) return paths.notices()
  return tabPaths.find((path) => isCurrent(path, pathname))
}
