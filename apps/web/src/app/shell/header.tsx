import { Avatar, IconButton, LinkButton, Logo, toggleTheme, UiLink, useTheme } from '@guangquan/ui'
import { BellIcon, CircleHalfIcon, MagnifyingGlassIcon, PlusIcon } from '@guangquan/ui/icons'
import type { MouseEvent, ReactNode } from 'react'
import { useLocation, useShown } from '../../platform/routing/hooks.ts'
import { useHere } from '../../shared/page/use-here.ts'
import { useWidth } from '../../shared/page/use-width.ts'
import { boot } from '../../platform/boot.ts'
import { paths } from '../../platform/paths.ts'
import { CloseTab, useOwnTab } from '../../shared/forms/leave-page.tsx'
import { openSearch } from '../../shared/search/search-overlay.ts'
import { useSession } from '../../platform/session/session.ts'
import { lazyPart } from '../../platform/lazy-part.ts'
import { Dropdown } from './dropdown.tsx'
import { NavMenu } from './nav-menu.tsx'
import { isCurrent, mainNavigation } from '../../shared/navigation/navigation.ts'

const AccountList = lazyPart(
  () => import('./account-list.tsx'),
  (script) => script.AccountList,
)

/** The top bar, from 768 px. */
export function Header({ unread }: { unread: boolean }) {
  const wide = useWidth('wide')
  const isOwnTab = useOwnTab()
  return (
    <header className="shell-header" data-at="wider">
      <UiLink href={paths.home()} className="shell-logo" aria-label={`${boot.settings.communityName}首页`}>
        <Logo name={boot.settings.communityName} />
      </UiLink>
      <MainNavigation unread={unread} />
      <div className="shell-tools">
        {isOwnTab ? <CloseTab className="shell-word" /> : null}
        <IconLink
          href={paths.search()}
          label="搜索"
          icon={<MagnifyingGlassIcon size={22} />}
          onClick={openSearch}
        />
        {wide ? <ThemeButton /> : null}
        <PersonTools unread={unread} />
      </div>
    </header>
  )
}

function MainNavigation({ unread }: { unread: boolean }) {
  const { pathname } = useLocation()
  const wide = useWidth('wide')
  const narrow = useWidth('narrow')
  return (
    <nav aria-label="主导航" className="shell-nav">
      <ul>
        {mainNavigation(wide, narrow).map((entry) =>
          'items' in entry ? (
            <NavMenu key={entry.label} group={entry}>
              {narrow && entry.label === '更多' ? <NarrowTools /> : null}
            </NavMenu>
          ) : (
            <li key={entry.label} data-at={entry.at}>
              <UiLink
                href={entry.href}
                className="nav-link"
                aria-current={isCurrent(entry.href, pathname) ? 'page' : undefined}
              >
                {entry.label}
                {unread && entry.href === paths.home() ? <UnreadDot /> : null}
              </UiLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  )
}

function PersonTools({ unread }: { unread: boolean }) {
  const user = useSession((state) => state.user)
  const here = useHere()
  if (user === null) {
    return (
      <>
        <UiLink href={paths.login(here)} className="shell-word font-semibold">
          登录
        </UiLink>
        <LinkButton kind="ink" size="small" href={paths.register(1, here)}>
          注册
        </LinkButton>
      </>
    )
  }
  return (
    <>
      <IconLink
        href={paths.notices()}
        label={unread ? '通知，有未读' : '通知'}
        icon={<BellIcon size={22} />}
        dot={unread}
      />
      <LinkButton
        kind="lit"
        size="small"
        className="mx-2"
        icon={<PlusIcon weight="bold" size={18} />}
        href={paths.release()}
      >
        发布
      </LinkButton>
      <Dropdown
        className="shell-avatar"
        label={`${user.nickName}，我的`}
        face={<Avatar src={user.headPicUrl} size={36} frame={{ src: user.usedFrameSrc }} />}
      >
        {(open) => <AccountList requested={open} />}
      </Dropdown>
    </>
  )
}

function NarrowTools() {
  const { theme } = useTheme()
  if (useShown().route.dark === true) return null
  return (
    <li className="mt-1 border-t border-line pt-1" data-at="narrow">
      <button type="button" className="ui-menu-item" onClick={toggleTheme}>
        {theme === 'dark' ? '切换展墙' : '切换暗房'}
      </button>
    </li>
  )
}

function ThemeButton() {
  const { theme } = useTheme()
  if (useShown().route.dark === true) return null
  return (
    <IconButton
      data-at="wide"
      label={theme === 'dark' ? '切换展墙' : '切换暗房'}
      icon={<CircleHalfIcon size={22} />}
      onClick={toggleTheme}
    />
  )
}

/** An icon link of 44 × 44 px. */
export function IconLink(props: {
  href: string
  label: string
  icon: ReactNode
  dot?: boolean
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void
}) {
  return (
    <UiLink
      href={props.href}
      className="ui-icon-button"
      aria-label={props.label}
      title={props.label}
      onClick={props.onClick}
    >
      {props.icon}
      {props.dot === true ? <span className="ui-dot" aria-hidden /> : null}
    </UiLink>
  )
}

function UnreadDot() {
  return (
    <span className="ui-dot nav-dot">
      <span className="sr-only">有新通知</span>
    </span>
  )
}
