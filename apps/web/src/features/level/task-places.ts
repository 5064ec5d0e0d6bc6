import type { TaskKey } from '@guangquan/contract'
import type { SiteHref } from '@guangquan/routes/link'
import {
  ArticleIcon,
  BookmarkSimpleIcon,
  CalendarBlankIcon,
  ChartBarHorizontalIcon,
  ChatCircleIcon,
  HeartIcon,
  ImageIcon,
  LinkSimpleIcon,
  SealCheckIcon,
  UserIcon,
  UserPlusIcon,
  VideoCameraIcon,
} from '@guangquan/ui/icons'
import type { ComponentType } from 'react'
import { ownPaths } from '../../platform/own-paths.ts'
import { paths } from '../../platform/paths.ts'

type Icon = ComponentType<{ size: number }>

/** The page where a task is done, with its icon. */
export const taskPlaces: Record<TaskKey, { Icon: Icon; href: () => SiteHref }> = {
  profile: { Icon: UserIcon, href: () => ownPaths.setting() },
  phone: { Icon: LinkSimpleIcon, href: () => paths.bindPhone(ownPaths.levelTasks()) },
  email: { Icon: LinkSimpleIcon, href: () => ownPaths.settingStep('email', 1, ownPaths.levelTasks()) },
  wechat: { Icon: LinkSimpleIcon, href: () => ownPaths.setting('update-account') },
  firstPhoto: { Icon: ImageIcon, href: () => paths.release() },
  firstFollow: { Icon: UserPlusIcon, href: () => paths.follow('recommend') },
  firstComment: { Icon: ChatCircleIcon, href: () => paths.home() },
  firstCollect: { Icon: BookmarkSimpleIcon, href: () => paths.photoWall() },
  dayPhoto: { Icon: ImageIcon, href: () => paths.release() },
  dayComment: { Icon: ChatCircleIcon, href: () => paths.home() },
  dayLike: { Icon: HeartIcon, href: () => paths.photoWall() },
  dayCollect: { Icon: BookmarkSimpleIcon, href: () => paths.photoWall() },
  dayVote: { Icon: ChartBarHorizontalIcon, href: () => paths.home() },
  visits30: { Icon: CalendarBlankIcon, href: () => paths.home() },
  visits100: { Icon: CalendarBlankIcon, href: () => paths.home() },
  posts10: { Icon: ImageIcon, href: () => paths.release() },
  posts50: { Icon: ImageIcon, href: () => paths.release() },
  posts200: { Icon: ImageIcon, href: () => paths.release() },
  firstArticle: { Icon: ArticleIcon, href: () => ownPaths.releaseArticle() },
  firstVideo: { Icon: VideoCameraIcon, href: () => ownPaths.releaseVideo() },
  likes100: { Icon: HeartIcon, href: () => paths.release() },
  likes1000: { Icon: HeartIcon, href: () => paths.release() },
  fans10: { Icon: UserPlusIcon, href: () => paths.release() },
  fans100: { Icon: UserPlusIcon, href: () => paths.release() },
  helpful5: { Icon: SealCheckIcon, href: () => paths.photoWall() },
}
