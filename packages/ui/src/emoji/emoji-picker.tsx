import { pressedKey } from '../keys/pressed-key.ts'
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { emojiCode, emojiNameOf, emojiNames, type ServerEmoji } from './emoji-code.ts'
import { EmojiSign } from './emoji-sign.tsx'
import { positionBelow } from '../overlay/position-below.ts'
import '../styles/emoji-picker.css'
import { timing } from '../timing.ts'

const columns = 8

type EmojiPickerProps = {
  /** Called with the code in brackets. */
  onPick: (code: string) => void
  onClose: () => void
  /** The server's list, used in place of the built-in emoji. */
  serverEmoji?: readonly ServerEmoji[]
  /** The element that it must not cover: it opens above or below. Without it, it replaces the on-screen keyboard. */
  anchor?: RefObject<HTMLElement | null> | undefined
  autoFocus?: boolean
}

/** Emoji in rows of eight: arrow keys move, Enter inserts, Esc closes. */
export function EmojiPicker({
  onPick,
  onClose,
  serverEmoji = [],
  anchor,
  autoFocus = false,
}: EmojiPickerProps) {
  const box = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(0)
  const signs = signsOf(serverEmoji)

  useLayoutEffect(() => {
    const [element, beside] = [box.current, anchor?.current]
    if (element && beside) {
      element.showPopover()
      positionBelow(element, beside, 'start')
    }
    if (autoFocus) grid.current?.querySelector('button')?.focus()
    return () => {
      if (element?.matches(':popover-open')) element.hidePopover()
    }
  }, [anchor, autoFocus])

  function onKeyDown(event: KeyboardEvent) {
    const key = pressedKey(event)
    if (key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
      return
    }
    const target = cellAfterKey(key, active, signs.length)
    if (target === undefined) return
    event.preventDefault()
    grid.current?.querySelectorAll('button')[target]?.focus()
  }

  return (
    <div
      ref={box}
      popover={anchor === undefined ? undefined : 'manual'}
      className="ui-emoji-picker"
      style={{ '--emoji-slide': `${timing.emotionSlideMs}ms` }}
      onKeyDown={onKeyDown}
    >
      <div className="ui-emoji-picker-head" aria-hidden>
        <span>表情</span>
        <span>{signs[active]?.code}</span>
      </div>
      <div ref={grid} role="group" aria-label="表情" className="ui-emoji-grid">
        {signs.map(({ code, face }, place) => (
          <button
            key={code}
            type="button"
            className="ui-emoji-cell"
            aria-label={code}
            tabIndex={place === active ? 0 : -1}
            onFocus={() => setActive(place)}
            onMouseEnter={() => setActive(place)}
            // Keeps the caret in the text field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(code)}
          >
            {face}
          </button>
        ))}
      </div>
    </div>
  )
}

/** The server's emoji that have a picture; the built-in ones when it has none. */
function signsOf(serverEmoji: readonly ServerEmoji[]): { code: string; face: ReactNode }[] {
  if (serverEmoji.length === 0)
    return emojiNames.map((name) => ({ code: emojiCode(name), face: <EmojiSign name={name} /> }))
  return serverEmoji.flatMap(({ code, src }) => {
    if (src !== '') return [{ code, face: <img src={src} alt="" /> }]
    const name = emojiNameOf(code)
    return name === undefined ? [] : [{ code, face: <EmojiSign name={name} /> }]
  })
}

/** The cell a key moves to; at the edges it stays. */
function cellAfterKey(key: string, cell: number, count: number): number | undefined {
  const last = count - 1
  switch (key) {
    case 'ArrowRight':
      return Math.min(last, cell + 1)
    case 'ArrowLeft':
      return Math.max(0, cell - 1)
    case 'ArrowDown':
      return cell + columns <= last ? cell + columns : cell
    case 'ArrowUp':
      return cell - columns >= 0 ? cell - columns : cell
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
