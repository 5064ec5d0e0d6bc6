import './mention.css'
import { pressedKey } from '@guangquan/ui/pressed-key'
import { AutoTextarea } from '@guangquan/ui'
import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { lazyPart } from '../../platform/lazy-part.ts'
import { useSignedIn } from '../../platform/session/session.ts'
import { mentionAt, insertMention, type MentionAt } from './mention-at.ts'
import type { MentionKeys } from './mention-list.tsx'

const MentionList = lazyPart(
  () => import('./mention-list.tsx'),
  (script) => script.MentionList,
)

type MentionTextareaProps = Omit<ComponentProps<typeof AutoTextarea>, 'onChange' | 'value' | 'ref'> & {
  value: string
  onText: (text: string) => void
  area: { current: HTMLTextAreaElement | null }
  /** Opens the list below the box instead of above it. */
  below?: boolean
}

/** A text box in which @ opens a list of people, followed ones first. */
export function MentionTextarea({ value, onText, area, below = false, ...rest }: MentionTextareaProps) {
  const signedIn = useSignedIn()
  const listId = useId()
  const keys = useRef<MentionKeys>(null)
  const [open, setOpen] = useState<MentionAt | null>(null)
  const [active, setActive] = useState<string>()

  function follow(element: HTMLTextAreaElement) {
    const found = signedIn ? mentionAt(element.value, element.selectionEnd) : null
    setOpen(found)
    if (found === null) setActive(undefined)
  }

  function choose(name: string) {
    const element = area.current
    if (open === null || element === null) return
    const next = insertMention(value, element.selectionEnd, open, name)
    onText(next.text)
    setOpen(null)
    setActive(undefined)
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(next.caret, next.caret)
    })
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const key = pressedKey(event)
    const isChoosing = open !== null && keys.current !== null
    if (isChoosing && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      keys.current?.move(key === 'ArrowDown' ? 1 : -1)
      return
    }
    if (isChoosing && (key === 'Enter' || key === 'Tab') && keys.current?.choose() === true) {
      event.preventDefault()
      return
    }
    if (open !== null && key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      setOpen(null)
      return
    }
    rest.onKeyDown?.(event)
  }

  return (
    <div className="mention-box">
      {open === null ? null : (
        <MentionList
          id={listId}
          keyword={open.keyword}
          keys={keys}
          below={below}
          onActive={setActive}
          onChoose={choose}
          onFailure={() => setOpen(null)}
        />
      )}
      <AutoTextarea
        {...rest}
        ref={area}
        value={value}
        aria-controls={open === null ? undefined : listId}
        aria-activedescendant={open === null ? undefined : active}
        aria-autocomplete="list"
        onChange={(event) => {
          onText(event.currentTarget.value)
          follow(event.currentTarget)
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          rest.onBlur?.(event)
          setOpen(null)
        }}
      />
    </div>
  )
}
