import '../search.css'
import { pressedKey } from '@guangquan/ui/pressed-key'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { searchLimits } from '@guangquan/contract/search/search.limits'
import { Avatar, IconButton } from '@guangquan/ui'
import {
  ApertureIcon,
  HashIcon,
  ImagesIcon,
  MagnifyingGlassIcon,
  UsersThreeIcon,
  XIcon,
} from '@guangquan/ui/icons'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useNavigate } from '../../../platform/routing/hooks.ts'
import { api, queries } from '../../../platform/api.ts'
import { addRecentWord } from '../search-history.ts'
import { suggestionRows, type SuggestionRow } from '../suggestion-rows.ts'

const waitMs = 200

interface SearchBoxProps {
  /** The current search, as the initial value of the box. */
  word: string
  /** Called before navigating away. */
  onLeave?: () => void
  /** Takes the focus on mount. */
  focusFirst?: boolean
  /** Shown below while nothing is typed. */
  children?: (typed: string) => ReactNode
}

/** The search box with suggestions: a combobox that works with the keyboard and screen readers. */
export function SearchBox({ word, onLeave, focusFirst = false, children }: SearchBoxProps) {
  const id = useId()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(word)
  const [shownWord, setShownWord] = useState(word)
  // The address has changed to another search: update the box.
  if (word !== shownWord) {
    setShownWord(word)
    setText(word)
  }
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const typed = text.trim()
  const rows = useSuggestions(open ? typed : '')
  const shown = open && typed !== '' ? rows : []

  useEffect(() => {
    if (focusFirst) input.current?.focus()
  }, [focusFirst])

  function go(row: SuggestionRow): void {
    setOpen(false)
    setAt(-1)
    if (row.kind === 'word') void addRecentWord(queryClient, row.text)
    navigate(row.href)
    onLeave?.()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const key = pressedKey(event)
    if (key === 'Escape' && shown.length > 0) {
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      setAt(-1)
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (typed === '') return
      event.preventDefault()
      setOpen(true)
      const step = key === 'ArrowDown' ? 1 : -1
      // The box itself, at -1, comes before the first and after the last row.
      setAt((place) => ((place + 1 + step + rows.length + 1) % (rows.length + 1)) - 1)
    }
  }

  const active = shown[at]
  return (
    <search className="search-frame">
      <form
        className="search-box"
        onSubmit={(event) => {
          event.preventDefault()
          const row = active ?? suggestionRows(typed, undefined)[0]
          if (typed !== '' && row !== undefined) go(row)
        }}
      >
        <MagnifyingGlassIcon size={22} className="search-box-sign" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          className="search-input"
          placeholder="搜作品、话题、影友，或 相机:C1 f<=2"
          aria-label="搜索"
          role="combobox"
          aria-expanded={shown.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setOpen(true)
            setAt(-1)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
        />
        {text === '' ? null : (
          <IconButton
            label="清空"
            icon={<XIcon size={18} />}
            onClick={() => {
              setText('')
              setOpen(false)
              input.current?.focus()
            }}
          />
        )}
        <button type="submit" className="search-submit">
          搜索
        </button>
      </form>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="搜索联想"
        className="search-list"
        hidden={shown.length === 0}
      >
        {shown.map((row, place) => (
          <div
            key={row.id}
            id={`${id}-${row.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === at}
            className="search-row"
            // Otherwise the box loses the focus and the list closes before the click.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => go(row)}
          >
            <RowSign row={row} />
            <span className="search-row-text">{row.text}</span>
            <span className="search-row-note">{row.note}</span>
          </div>
        ))}
      </div>
      <p className="sr-only" role="status">
        {shown.length > 1 ? `${shown.length - 1} 个联想，用上下键选择` : ''}
      </p>
      {children?.(shown.length > 0 ? typed : '')}
    </search>
  )
}

function RowSign({ row }: { row: SuggestionRow }) {
  switch (row.kind) {
    case 'tag':
      return <HashIcon size={18} />
    case 'topic':
      return <ImagesIcon size={18} />
    case 'gear':
      return <ApertureIcon size={18} />
    case 'circle':
      return <UsersThreeIcon size={18} />
    case 'person':
      return <Avatar src={row.headPicUrl ?? ''} size={32} frame={{ src: row.usedFrameSrc }} />
    case 'word':
      return <MagnifyingGlassIcon size={18} />
  }
}

/** Suggestions begin with the second character. */
function isLongEnough(typed: string): boolean {
  return [...typed].length > 1
}

function useSuggestions(typed: string): SuggestionRow[] {
  const [waited, setWaited] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setWaited(typed), waitMs)
    return () => clearTimeout(timer)
  }, [typed])
  const keyword = waited.slice(0, searchLimits.word)
  const asked = isLongEnough(keyword)
  const found = useQuery({
    ...queries.one(api.Search.Suggest, { keyword }),
    enabled: asked,
    placeholderData: (known) => known,
    retry: false,
  })
  return typed === '' ? [] : suggestionRows(typed, isLongEnough(typed) && asked ? found.data : undefined)
}
