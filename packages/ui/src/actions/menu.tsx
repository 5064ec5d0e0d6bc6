import { pressedKey } from '../keys/pressed-key.ts'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { CheckIcon } from '../icons/check.gen.ts'
import { indexAfterKey } from '../keys/index-after-key.ts'
import { positionBelow } from '../overlay/position-below.ts'
import { UiLink } from './ui-link.tsx'

export type MenuItem = {
  id: string
  label: string
  icon?: ReactNode
  /** For destructive actions: 删除. */
  danger?: boolean
  disabled?: boolean
  /** Why it cannot be chosen now: it is disabled, and the reason is below its label. */
  whyNot?: string | undefined
  /** Marks the selected item. */
  checked?: boolean
  href?: string
  onSelect?: () => void
}

/** Props to spread over the button that opens the menu. */
export type MenuTrigger = {
  ref: RefObject<HTMLButtonElement | null>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

type MenuProps = {
  label: string
  items: readonly MenuItem[]
  trigger: (attributes: MenuTrigger) => ReactNode
  /** Which edge is aligned with the button. */
  align?: 'start' | 'end'
}

/** A menu opened by a button. Esc and a press outside close it; the page behind can still be scrolled. */
export function Menu({ label, items, trigger, align = 'start' }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)

  function rows(): HTMLElement[] {
    return [...(list.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  }

  function show(place: 'first' | 'last') {
    const element = list.current
    if (!element || !button.current) return
    element.showPopover()
    positionBelow(element, button.current, align)
    rows()
      .at(place === 'first' ? 0 : -1)
      ?.focus()
  }

  function hide() {
    list.current?.hidePopover()
    button.current?.focus()
  }

  function onListKey(event: KeyboardEvent) {
    const key = pressedKey(event)
    if (key === 'Tab') {
      hide()
      return
    }
    const all = rows()
    const target = indexAfterKey(
      key,
      all.findIndex((row) => row === document.activeElement),
      all.length,
    )
    if (target === undefined) return
    event.preventDefault()
    all[target]?.focus()
  }

  const attributes: MenuTrigger = {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': open,
    'aria-controls': id,
    onClick: () => (open ? hide() : show('first')),
    onKeyDown: (event) => {
      const key = pressedKey(event)
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return
      event.preventDefault()
      show(key === 'ArrowDown' ? 'first' : 'last')
    },
  }

  return (
    <>
      {trigger(attributes)}
      <div
        ref={list}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className="ui-menu"
        onKeyDown={onListKey}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {items.map((item) => (
          <MenuRow key={item.id} item={item} onDone={hide} />
        ))}
      </div>
    </>
  )
}

function MenuRow({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const isDisabled = item.disabled === true || item.whyNot !== undefined
  const role = item.checked === undefined ? 'menuitem' : 'menuitemradio'
  const attributes = {
    role,
    tabIndex: -1,
    className: 'ui-menu-item',
    'aria-checked': item.checked,
    'aria-disabled': isDisabled || undefined,
    'data-danger': item.danger || undefined,
    onClick: () => {
      if (isDisabled) return
      onDone()
      item.onSelect?.()
    },
  }
  const face = (
    <>
      {item.icon}
      {item.whyNot === undefined ? (
        item.label
      ) : (
        <span>
          {item.label}
          <span className="ui-menu-why">{item.whyNot}</span>
        </span>
      )}
      {item.checked ? <CheckIcon size={18} className="ui-menu-check" /> : null}
    </>
  )
  if (item.href !== undefined) {
    return (
      <UiLink href={item.href} {...attributes}>
        {face}
      </UiLink>
    )
  }
  return (
    <button type="button" {...attributes}>
      {face}
    </button>
  )
}
