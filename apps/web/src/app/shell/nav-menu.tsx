import { UiLink } from '@guangquan/ui'
import { CaretDownIcon } from '@guangquan/ui/icons'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useLocation } from '../../platform/routing/hooks.ts'
import { isCurrent, type NavGroup } from '../../shared/navigation/navigation.ts'

const closeAfterMs = 160

/** A navigation group with its pages in a menu; opens on hover, Enter and arrow down. */
export function NavMenu({ group, children }: { group: NavGroup; children?: ReactNode }) {
  const { pathname } = useLocation()
  const id = useId()
  const frame = useRef<HTMLLIElement>(null)
  const [open, setOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const containsCurrent = group.items.some((item) => isCurrent(item.href, pathname))

  useEffect(() => () => clearTimeout(closing.current), [])

  function links(): HTMLElement[] {
    return [...(frame.current?.querySelectorAll<HTMLElement>('ul :is(a, button)') ?? [])]
  }

  function onKeyDown(event: KeyboardEvent) {
    const all = links()
    const place = all.findIndex((link) => link === document.activeElement)
    if (event.key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      frame.current?.querySelector('button')?.focus()
    } else if (event.key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
      // The list can be focused only once it is shown.
      requestAnimationFrame(() => all[Math.min(place + 1, all.length - 1)]?.focus())
    } else if (event.key === 'ArrowUp' && place >= 0) {
      event.preventDefault()
      if (place === 0) frame.current?.querySelector('button')?.focus()
      else all[place - 1]?.focus()
    }
  }

  return (
    <li
      ref={frame}
      className="nav-group"
      data-at={group.at}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'mouse') return
        clearTimeout(closing.current)
        setOpen(true)
      }}
      onPointerLeave={(event) => {
        // Closing is delayed for a pointer that leaves the heading diagonally on its way to the list.
        if (event.pointerType === 'mouse') closing.current = setTimeout(() => setOpen(false), closeAfterMs)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button
        type="button"
        className="nav-link"
        data-current={containsCurrent || undefined}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          // Hovering has already opened it; the click must not close it again.
          const byMouse =
            event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'mouse'
          setOpen(byMouse ? true : !open)
        }}
      >
        {group.label}
        <CaretDownIcon size={14} />
      </button>
      <ul id={id} className="nav-list" hidden={!open} onClick={() => setOpen(false)}>
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
      </ul>
    </li>
  )
}
