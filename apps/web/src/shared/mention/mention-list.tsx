import { Avatar } from '@guangquan/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react'
import { api, queries } from '../../platform/api.ts'

/** Keyboard interface between the text box and its list. */
export interface MentionKeys {
  move: (by: 1 | -1) => void
  /** @returns false if the list is empty */
  choose: () => boolean
}

interface MentionListProps {
  id: string
  keyword: string
  keys: RefObject<MentionKeys | null>
  below: boolean
  /** Id of the active row. */
  onActive: (id: string | undefined) => void
  onChoose: (name: string) => void
}

const typingMs = 150

/** The people a mention can refer to. The focus stays in the text box, whose keys move through this list. */
export function MentionList({ id, keyword, keys, below, onActive, onChoose }: MentionListProps) {
  const asked = useSettled(keyword)
  const people = useQuery({
    ...queries.one(api.NewPublish.GetRecentUserList, asked === '' ? {} : { keyword: asked }),
    placeholderData: keepPreviousData,
  })
  const list = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  const shown = people.data ?? []
  const at = Math.min(place, Math.max(0, shown.length - 1))
  const current = shown[at]
  const currentId = current === undefined ? undefined : `${id}-${current.userId}`

  useEffect(() => {
    onActive(currentId)
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [currentId, onActive])
  useImperativeHandle(keys, () => ({
    move: (by) => setPlace(shown.length === 0 ? 0 : (at + by + shown.length) % shown.length),
    choose: () => {
      if (current === undefined) return false
      onChoose(current.nickName)
      return true
    },
  }))

  if (shown.length === 0) return null
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="提到谁"
      className="mention-list"
      data-below={below || undefined}
    >
      {shown.map((person, index) => (
        <div
          key={person.userId}
          id={`${id}-${person.userId}`}
          role="option"
          aria-selected={index === at}
          className="mention-option"
          // Otherwise the box loses the focus and the list closes before the click.
          onPointerDown={(event) => {
            event.preventDefault()
            onChoose(person.nickName)
          }}
          onPointerEnter={() => setPlace(index)}
        >
          <Avatar src={person.headPicUrl} size={32} frame={{ src: person.usedFrameSrc }} />
          <span className="truncate">{person.nickName}</span>
          {person.followState === 0 ? null : <span className="text-small text-ink-3">已关注</span>}
        </div>
      ))}
    </div>
  )
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
