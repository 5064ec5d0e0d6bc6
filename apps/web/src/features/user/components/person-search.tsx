import { writtenLength } from '@guangquan/contract/text/text-length'
import { Field, TextInput } from '@guangquan/ui'
import { MagnifyingGlassIcon } from '@guangquan/ui/icons'
import { useEffect, useRef, useState } from 'react'

const waitMs = 300
const longest = 50

/** Searches a list of people by name while typing. `onSearch` gets the word, empty for all. */
export function PersonSearch({ keyword, onSearch }: { keyword: string; onSearch: (word: string) => void }) {
  const [text, setText] = useState(keyword)
  const search = useRef(onSearch)
  const word = text.trim()
  const isTooLong = writtenLength(word) > longest

  useEffect(() => {
    search.current = onSearch
  })

  useEffect(() => {
    if (word === keyword || isTooLong) return
    const timer = setTimeout(() => search.current(word), waitMs)
    return () => clearTimeout(timer)
  }, [word, keyword, isTooLong])

  return (
    <form
      role="search"
      className="person-search"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isTooLong) search.current(word)
      }}
    >
      <Field label="搜索昵称" labelHidden error={isTooLong ? `最多 ${longest} 字` : null}>
        <TextInput
          type="search"
          placeholder="搜索昵称"
          prefixSlot={<MagnifyingGlassIcon size={20} />}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </form>
  )
}
