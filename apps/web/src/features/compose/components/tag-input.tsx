import { pressedKey } from '@guangquan/ui/pressed-key'
import { postLimits } from '@guangquan/contract/post/post.limits'
import { tagPattern, tagsIn } from '@guangquan/contract/tag/tag-names'
import { ownTags, tagsOf } from '@guangquan/routes/first/own'
import { queries } from '../../../platform/api.ts'
import { Chip, Field, TextInput } from '@guangquan/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { useDebounced } from '../../../shared/forms/use-debounced.ts'

/** A pause in typing of this length requests suggestions. */
const typingMs = 300
const maxOffered = 6
/** Whether the input contains a topic followed by a separator; a leading # is not one. */
const isEnded = (text: string) => /[,，、;；#＃\s]/u.test(text.replace(/^[#＃\s]+/u, ''))

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
  const isWriting = useRef(false)
  const listId = useId()
  const keyword = useDebounced(tagsIn(text)[0] ?? '', typingMs)
  const suggestions = useQuery({
    ...queries.one(...tagsOf(keyword)),
    enabled: keyword === '' || tagPattern.test(keyword),
    placeholderData: keepPreviousData,
  })
  const own = useQuery(queries.one(...ownTags()))
  const room = postLimits.tags - tags.length
  const namesOf = (list: readonly { name: string }[] | undefined) =>
    (list ?? []).map(({ name }) => name).filter((name) => !tags.includes(name))
  const ownOffered = namesOf(own.data).slice(0, maxOffered)
  const offered = namesOf(suggestions.data).slice(0, maxOffered)
  const hotOffered = offered.filter((name) => !ownOffered.includes(name))

  /** One topic as it was typed, or those of a pasted list. */
  function add(raw: string) {
    const names = tagsIn(raw)
    if (names.length === 0) {
      setText('')
      return
    }
    const all = [...new Set([...tags, ...names.filter((name) => tagPattern.test(name))])]
    const refused = names.filter((name) => !tagPattern.test(name))
    const left = all.slice(postLimits.tags)
    if (refused.length > 0) setWrong('话题用 1 到 20 个文字、字母或数字')
    else setWrong(left.length === 0 ? '' : `最多 ${postLimits.tags} 个话题，没有加上：${left.join('、')}`)
    setText(refused.join(' '))
    if (all.length > tags.length) onChange(all.slice(0, postLimits.tags))
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
              if (!isWriting.current && isEnded(value)) add(value)
              else setText(value)
            }}
            // An input method inserts blanks into text that is not committed yet.
            onCompositionStart={() => {
              isWriting.current = true
            }}
            onCompositionEnd={({ currentTarget: { value } }) => {
              isWriting.current = false
              if (isEnded(value)) add(value)
            }}
            onKeyDown={(event) => {
              if (pressedKey(event) !== 'Enter') return
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
        {offered.map((name) => (
          <option key={name} value={name} />
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
      {room > 0 && text === '' ? (
        <>
          <OfferedTags label="最近用过" names={ownOffered} onAdd={add} />
          {tags.length === 0 ? <OfferedTags label="热门话题" names={hotOffered} onAdd={add} /> : null}
        </>
      ) : null}
    </div>
  )
}

/** Topics that one press adds. */
function OfferedTags(props: { label: string; names: readonly string[]; onAdd: (name: string) => void }) {
  const { label, names, onAdd } = props
  const id = useId()
  if (names.length === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2" role="group" aria-labelledby={id}>
      <span id={id} className="text-small text-ink-3">
        {label}
      </span>
      {names.map((name) => (
        <Chip key={name} onClick={() => onAdd(name)}>
          #{name}
        </Chip>
      ))}
    </div>
  )
}
