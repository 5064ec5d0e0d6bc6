import { textLimits } from '@guangquan/contract/limits'
import { api, queries } from '../../../platform/api.ts'
import { Chip, Field, TextInput } from '@guangquan/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useDebounced } from '../../../shared/use-debounced.ts'

/** A pause in typing of this length asks for suggestions. */
const typingMs = 300
const tagPattern = /^[\p{L}\p{N}_]{1,20}$/u

/** 话题: up to five, typed or chosen from suggestions. Enter, a space or a comma completes one. */
export function TagInput({
  tags,
  onChange,
  error,
}: {
  tags: string[]
  onChange: (tags: string[]) => void
  error: string
}) {
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState('')
  const listId = useId()
  const keyword = useDebounced(text.trim().replace(/^#/, ''), typingMs)
  const suggestions = useQuery({
    ...queries.one(api.NewPublish.GetTagList, keyword === '' ? {} : { keyword }),
    enabled: keyword === '' || tagPattern.test(keyword),
    placeholderData: keepPreviousData,
  })
  const room = textLimits.tagsPerPost - tags.length
  const offered = (suggestions.data ?? []).filter((tag) => !tags.includes(tag.name)).slice(0, 6)

  function add(raw: string) {
    const tag = raw.trim().replace(/^#/, '')
    if (tag === '') return
    if (!tagPattern.test(tag)) {
      setWrong('话题用 1 到 20 个文字、字母或数字')
      return
    }
    setWrong('')
    setText('')
    if (!tags.includes(tag)) onChange([...tags, tag])
  }

  return (
    <div>
      <Field
        label="话题"
        hint={room > 0 ? `还能加 ${room} 个` : '最多 5 个'}
        error={wrong === '' ? error : wrong}
      >
        {room > 0 ? (
          <TextInput
            value={text}
            placeholder="写一个话题，按回车加入"
            autoComplete="off"
            list={listId}
            onChange={(event) => {
              const value = event.currentTarget.value
              if (/[,，、\s]$/.test(value)) add(value.slice(0, -1))
              else setText(value)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
              event.preventDefault()
              add(text)
            }}
            onBlur={() => add(text)}
          />
        ) : (
          <span />
        )}
      </Field>
      <datalist id={listId}>
        {offered.map((tag) => (
          <option key={tag.name} value={tag.name} />
        ))}
      </datalist>
      {tags.length === 0 ? null : (
        <div className="mt-3 flex flex-wrap gap-2">
          {tags.map((tag) => (
            <Chip
              key={tag}
              removeLabel={`移除话题 ${tag}`}
              onRemove={() => onChange(tags.filter((one) => one !== tag))}
            >
              #{tag}
            </Chip>
          ))}
        </div>
      )}
      {room > 0 && offered.length > 0 && tags.length === 0 && text === '' ? (
        <div className="mt-3 flex flex-wrap gap-2" aria-label="热门话题" role="group">
          {offered.map((tag) => (
            <Chip key={tag.name} onClick={() => add(tag.name)}>
              #{tag.name}
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  )
}
