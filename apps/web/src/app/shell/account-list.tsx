import { CountText, UiLink } from '@guangquan/ui'
import {
  BookmarkSimpleIcon,
  ChatCircleIcon,
  GearIcon,
  ImagesIcon,
  SignOutIcon,
  UserIcon,
} from '@guangquan/ui/icons'
import { ownPaths } from '../../platform/own-paths.ts'
import { paths } from '../../platform/paths.ts'
import { confirmSignOut } from '../../platform/session/load-sign-out.ts'
import { holdingPlaces, useHoldings, waitingText } from '../../shared/people/holdings.ts'

const pages = [
  { label: '私信', href: ownPaths.messages(), Icon: ChatCircleIcon },
  { label: '我的发布', href: ownPaths.releaseList(), Icon: ImagesIcon },
  { label: '收藏', href: ownPaths.collect(), Icon: BookmarkSimpleIcon },
  { label: '设置', href: ownPaths.setting(), Icon: GearIcon },
] as const

/** The rows of the menu at the avatar: the member's page, their balances, their own pages, and 退出. */
export function AccountList() {
  const holdings = useHoldings()
  return (
    <>
      <li>
        <UiLink href={paths.user()} className="ui-menu-item">
          <UserIcon size={20} />
          我的主页
        </UiLink>
      </li>
      {holdingPlaces.map(({ key, label, href, Icon, waits }) => {
        const count = holdings?.[key]
        return (
          <li key={key}>
            <UiLink href={href} className="ui-menu-item">
              <Icon size={20} />
              {label}
              {count === undefined ? null : (
                <span className="account-count">
                  {waits && count > 0 ? <span className="ui-dot" aria-hidden /> : null}
                  <CountText value={count} full />
                  <span className="sr-only">{waitingText(waits, count)}</span>
                </span>
              )}
            </UiLink>
          </li>
        )
      })}
      {pages.map(({ label, href, Icon }, place) => (
        <li key={href} data-first={place === 0 || undefined}>
          <UiLink href={href} className="ui-menu-item">
            <Icon size={20} />
            {label}
          </UiLink>
        </li>
      ))}
      <li data-first>
        <button type="button" className="ui-menu-item" onClick={() => void confirmSignOut()}>
          <SignOutIcon size={20} />
          退出
        </button>
      </li>
    </>
  )
}
