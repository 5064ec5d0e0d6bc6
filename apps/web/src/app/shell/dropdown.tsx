import { pressedKey } from '@guangquan/ui/pressed-key'
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'

const closeAfterMs = 160

interface DropdownProps {
  /** Of the button. */
  className: string
  face: ReactNode
  /** Accessible name of the button if its face is not text. */
  label?: string
  /** Whether the current page is in the list. */
  isCurrent?: boolean
  /** The rows of the list. @param open whether they are shown */
  children: (open: boolean) => ReactNode
}

/** A button with a list of links below it, which opens on hover, Enter and arrow down. Needs a positioned parent. */
export function Dropdown({ className, face, label, isCurrent = false, children }: DropdownProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** The button, then the rows. */
  function controls(): HTMLElement[] {
    return [...(frame.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event)
    const place = controls().findIndex((control) => control === document.activeElement)
    if (key === 'Escape' && open) {
      event.stopPropagation()
      setOpen(false)
      controls()[0]?.focus()
    } else if (key === 'ArrowDown') {
      event.preventDefault()
      setOpen(true)
      // The list can be focused only once it is shown.
      requestAnimationFrame(() => controls()[place + 1]?.focus())
    } else if (key === 'ArrowUp' && place > 0) {
      event.preventDefault()
      controls()[place - 1]?.focus()
    }
  }

  return (
    <div
      ref={frame}
      className="dropdown"
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
        className={className}
        data-current={isCurrent || undefined}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={(event) => {
          // Hovering has already opened it; the click must not close it again.
          const { nativeEvent } = event
          setOpen((nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse') || !open)
        }}
      >
        {face}
      </button>
      <ul id={id} className="nav-list" hidden={!open} onClick={() => setOpen(false)}>
        {children(open)}
      </ul>
    </div>
  )
}
