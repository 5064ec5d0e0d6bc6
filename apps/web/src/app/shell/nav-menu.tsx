import { UiLink } from '@guangquan/ui'
import { CaretDownIcon } from '@guangquan/ui/icons'
import type { ReactNode } from 'react'
import { useLocation } from '../../platform/routing/hooks.ts'
import { isCurrent, type NavGroup } from '../../shared/navigation/navigation.ts'
import { Dropdown } from './dropdown.tsx'

/** A navigation group with its pages in a list below it. */
export function NavMenu({ group, children }: { group: NavGroup; children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <li className="nav-group" data-at={group.at}>
      <Dropdown
        className="nav-link"
        isCurrent={group.items.some((item) => isCurrent(item.href, pathname))}
        face={
          <>
            {group.label}
            <CaretDownIcon size={14} />
          </>
        }
      >
        {() => (
          <>
            {group.items.map((item) => (
              <li key={item.href} data-at={item.at}>
                <UiLink
                  href={item.href}
                  className="ui-menu-item"
                  aria-current={isCurrent(item.href, pathname) ? 'page' : undefined}
                >
                  {item.label}
                </UiLink>
              </li>
            ))}
            {children}
          </>
        )}
      </Dropdown>
    </li>
  )
}
