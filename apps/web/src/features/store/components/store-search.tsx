import { Field, TextInput } from '@guangquan/ui'
import { MagnifyingGlassIcon } from '@guangquan/ui/icons'
import { useEffect, useRef, useState } from 'react'

const typingMs = 300
const longest = 40

interface StoreSearchProps {
  /** As the address has it. */
  keyword: string
  /** Gets the word, empty for all stores. */
  onSearch: (word: string) => void
}

/** Searches stores while typing. */
export function StoreSearch({ keyword, onSearch }: StoreSearchProps) {
  const [text, setText] = useState(keyword)
  // A keyword that did not come from here, such as none after the filter was cleared, replaces what was typed.
  const [[known, sent], setKnown] = useState([keyword, keyword])
  if (keyword !== known) {
    setKnown([keyword, keyword])
    if (keyword !== sent) setText(keyword)
  }
  const word = text.trim()
  const send = (next: string) => {
    setKnown([known, next])
    onSearch(next)
  }
  const sender = useRef(send)
  useEffect(() => {
    sender.current = send
  })
  useEffect(() => {
    if (word === sent) return
    const timer = setTimeout(() => sender.current(word), typingMs)
    return () => clearTimeout(timer)
  }, [word, sent])
  return (
    <form
      role="search"
      aria-label="门店"
      className="store-search"
      onSubmit={(event) => {
        event.preventDefault()
        if (word !== sent) send(word)
      }}
    >
      <Field label="搜索门店" labelHidden>
        <TextInput
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={longest}
          placeholder="名称、街道或地区"
          prefixSlot={<MagnifyingGlassIcon size={20} aria-hidden />}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </form>
  )
}
