import { Logo, UiLink } from '@guangquan/ui'
import { BellIcon, MagnifyingGlassIcon } from '@guangquan/ui/icons'
import { useLocation, useShown } from '../../platform/routing/hooks.ts'
import { LeavePage } from '../../shared/forms/leave-page.tsx'
import { PageActionPlace, usePageOwnTitle } from '../../shared/page/page-bar.tsx'
import { boot } from '../../platform/boot.ts'
import { paths } from '../../platform/paths.ts'
import { openSearch } from '../../shared/search/search-overlay.ts'
import { useSession } from '../../platform/session/session.ts'
import { IconLink } from './header.tsx'
import { useHere } from '../../shared/page/use-here.ts'
import { tabPaths } from '../../shared/navigation/navigation.ts'

/** The top bar under 768 px: the logo on the pages of the tab bar, a back link on all others. */
export function PhoneBar({ unread }: { unread: boolean }) {
  const { pathname } = useLocation()
  return (
    <header className="phone-bar" data-at="phone">
      {tabPaths.some((path) => path === pathname) ? <TabPageBar unread={unread} /> : <SubPageBar />}
    </header>
  )
}

function TabPageBar({ unread }: { unread: boolean }) {
  const signedIn = useSession((state) => state.user !== null)
  const { pathname } = useLocation()
  const here = useHere()
  return (
    <>
      <UiLink href={paths.home()} className="shell-logo" aria-label={`${boot.settings.communityName}首页`}>
        <Logo name={boot.settings.communityName} size={26} />
      </UiLink>
      <div className="ml-auto flex items-center">
        <PageActionPlace />
        <IconLink
          href={paths.search()}
          label="搜索"
          icon={<MagnifyingGlassIcon size={22} />}
          onClick={openSearch}
        />
        {signedIn ? null : (
          <UiLink href={paths.login(here)} className="shell-word font-semibold">
            登录
          </UiLink>
        )}
        {signedIn && pathname !== paths.notices() ? (
          <IconLink
            href={paths.notices()}
            label={unread ? '通知，有未读' : '通知'}
            icon={<BellIcon size={22} />}
            dot={unread}
          />
        ) : null}
      </div>
    </>
  )
}

function SubPageBar() {
  const { route } = useShown()
  const ownTitle = usePageOwnTitle()
  return (
    <>
      <LeavePage />
      <p className="phone-bar-title" aria-hidden>
        {ownTitle ?? route.title}
      </p>
      <PageActionPlace />
    </>
  )
}
