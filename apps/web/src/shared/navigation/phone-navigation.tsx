import { Chip } from '@guangquan/ui'
import { mainNavigation, tabPaths } from './navigation.ts'

/**
 * The main navigation of phones: pages without an item in the tab bar, on one line or, if there is room, on several.
 */
export function PhoneNavigation({ scroll = false }: { scroll?: boolean }) {
  return (
    <nav aria-label="更多页面" className="ui-chip-row" data-scroll={scroll || undefined}>
      {places.map(({ label, href }) => (
        <Chip key={href} href={href}>
          {label}
        </Chip>
      ))}
    </nav>
  )
}

const places = mainNavigation(false, true)
  .flatMap((entry) => ('items' in entry ? entry.items : [entry]))
  .filter(({ href }) => !tabPaths.some((path) => path === href))
