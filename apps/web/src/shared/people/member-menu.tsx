import './member-menu.css'
import { Badge, UiLink } from '@guangquan/ui'
import {
  ApertureIcon,
  BellIcon,
  BookmarkSimpleIcon,
  CalendarBlankIcon,
  CameraIcon,
  ChatCircleIcon,
  CoinsIcon,
  GearIcon,
  GiftIcon,
  ImagesIcon,
  ListChecksIcon,
  ListNumbersIcon,
  MapPinIcon,
  MedalIcon,
  TicketIcon,
  UserIcon,
  UsersThreeIcon,
} from '@guangquan/ui/icons'
import { circlePaths } from '../../platform/circle-paths.ts'
import { goodsPaths, ownPaths } from '../../platform/own-paths.ts'
import { isNoticePath, paths } from '../../platform/paths.ts'
import { useLocation } from '../../platform/routing/hooks.ts'
import { useUnreadCount } from '../notices/use-unread.ts'
import { useWaitingPresents } from '../notices/use-waiting-presents.ts'

const entries = [
  { label: '我的主页', href: paths.user(), Icon: UserIcon },
  { label: '我的发布', href: ownPaths.releaseList(), Icon: ImagesIcon },
  { label: '成就', href: ownPaths.achievement(), Icon: MedalIcon },
  { label: '等级', href: paths.level(), Icon: ApertureIcon },
  { label: '金币', href: ownPaths.coins(), Icon: CoinsIcon },
  { label: '任务', href: ownPaths.levelTasks(), Icon: ListChecksIcon },
  { label: '权益', href: goodsPaths.benefits(), Icon: TicketIcon },
  { label: '礼品', href: ownPaths.present(), Icon: GiftIcon },
  { label: '我的产品', href: ownPaths.products(), Icon: CameraIcon },
  { label: '我的圈子', href: circlePaths.own(1), Icon: UsersThreeIcon },
  { label: '我的活动', href: ownPaths.ownActivities(), Icon: CalendarBlankIcon },
  { label: '问卷', href: ownPaths.questionnaire(), Icon: ListNumbersIcon },
  { label: '收藏', href: ownPaths.collect(), Icon: BookmarkSimpleIcon },
  { label: '私信', href: ownPaths.messages(), Icon: ChatCircleIcon },
  { label: '通知', href: paths.notices(), Icon: BellIcon },
  { label: '收货地址', href: ownPaths.addresses(), Icon: MapPinIcon },
  { label: '设置', href: ownPaths.setting(), Icon: GearIcon },
] as const

/** The path above a page, whose other pages are its siblings. */
const folderOf = (href: string) => href.slice(0, href.lastIndexOf('/') + 1)

// The list is a sibling of the pages that add and edit an address, not their parent path.
const addressFolder = folderOf(ownPaths.addresses())
const circleFolder = folderOf(circlePaths.own(1))

/** Menu of the member's own pages, to the left of lists and forms. */
export function MemberMenu() {
  const { pathname } = useLocation()
  const counts = useUnreadCount()
  const messages = counts?.im ?? 0
  const unread = (counts?.total ?? 0) - messages
  const waiting = useWaitingPresents()
  return (
    <nav aria-label="我的" className="member-menu">
      <ul>
        {entries.map(({ label, href, Icon }) => (
          <li key={href}>
            <UiLink href={href} aria-current={isCurrent(href, pathname) ? 'page' : undefined}>
              <Icon size={20} />
              {label}
              {href === paths.notices() ? <Badge count={unread} /> : null}
              {href === ownPaths.messages() ? <Badge count={messages} /> : null}
              {href === ownPaths.present() ? <Badge count={waiting} label="份等你领取" /> : null}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

// The rules and lines of levels are siblings of the level centre; tasks have their own entry.
const levelFolder = folderOf(paths.level())

// The member's own home page is the parent path of all others.
function isCurrent(href: string, pathname: string): boolean {
  if (href === paths.notices()) return isNoticePath(pathname)
  if (href === ownPaths.present() && pathname === ownPaths.pastPresents()) return true
  if (href === ownPaths.addresses()) return pathname.startsWith(addressFolder)
  if (href === circlePaths.own(1)) return pathname.startsWith(circleFolder)
  if (href === paths.level()) return pathname.startsWith(levelFolder) && pathname !== ownPaths.levelTasks()
  return pathname === href || (href !== paths.user() && pathname.startsWith(`${href}/`))
}
