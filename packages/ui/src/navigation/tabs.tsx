import { pressedKey } from '../keys/pressed-key.ts'
import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatCount } from '../text/format-count.ts'
import { indexAfterKey } from '../keys/index-after-key.ts'
import { Badge } from '../states/status-pill.tsx'
import { UiLink } from '../actions/ui-link.tsx'
import { useOneTabStop } from '../keys/use-one-tab-stop.ts'

export type TabItem<Id extends string = string> = {
  id: Id
  label: string
  count?: number
  /** Unread count behind the tab. */
  unread?: number
  /** Makes the row a navigation: each tab is a link. */
  href?: string
  /** The link changes a part of the page, which keeps its scroll position. */
  inPlace?: boolean
  /** Shows a dot for something new. */
  dot?: boolean
  /** Id of its panel, for `aria-controls`. */
  panelId?: string
}

type TabsProps<Id extends string> = {
  /** Name of the tab list, for screen readers. */
  label: string
  items: readonly TabItem<Id>[]
  current: Id
  /** For tabs without links. */
  onChange?: (id: Id) => void
  className?: string
}

/** Tabs over a line, one tab stop. With links a navigation, without them a tab list. */
export function Tabs<Id extends string>({ label, items, current, onChange, className = '' }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null)
  const navigation = useOneTabStop<HTMLElement>(true)
  if (items.some((item) => item.href !== undefined)) {
    return (
      <nav {...navigation} aria-label={label} className={`ui-tabs ${className}`}>
        {items.map((item) => (
          <UiLink
            key={item.id}
            href={item.href ?? '#'}
            className="ui-tab"
            data-in-place={item.inPlace}
            aria-current={item.id === current ? 'page' : undefined}
          >
            <TabFace item={item} />
          </UiLink>
        ))}
      </nav>
    )
  }

  function onKeyDown(event: KeyboardEvent) {
    const place = items.findIndex((item) => item.id === current)
    const target = indexAfterKey(pressedKey(event), place, items.length)
    const item = target === undefined ? undefined : items[target]
    if (target === undefined || !item) return
    event.preventDefault()
    onChange?.(item.id)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }

  return (
    <div ref={row} role="tablist" aria-label={label} className={`ui-tabs ${className}`} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="tab"
          id={item.panelId ? `${item.panelId}-tab` : undefined}
          className="ui-tab"
          aria-selected={item.id === current}
          aria-controls={item.id === current ? item.panelId : undefined}
          tabIndex={item.id === current ? 0 : -1}
          onClick={() => onChange?.(item.id)}
        >
          <TabFace item={item} />
        </button>
      ))}
    </div>
  )
}

function TabFace({ item }: { item: TabItem }): ReactNode {
  return (
    <>
      <span className="ui-tab-label" data-label={item.label}>
        {item.label}
      </span>
      {item.count === undefined ? null : <span className="ui-tab-count">{formatCount(item.count)}</span>}
      {item.unread === undefined ? null : <Badge count={item.unread} />}
      {item.dot ? (
        <span className="ui-dot">
          <span className="sr-only">有新内容</span>
        </span>
      ) : null}
    </>
  )
}
