import { Field, TextInput } from '@guangquan/ui'
import { MagnifyingGlassIcon } from '@guangquan/ui/icons'
import { useTypedWord } from '../../../shared/use-typed-word.ts'

const longest = 40

interface StoreSearchProps {
  /** As the address has it. */
  keyword: string
  /** Gets the word, empty for all stores. */
  onSearch: (word: string) => void
}

/** Searches stores while typing. */
export function StoreSearch({ keyword, onSearch }: StoreSearchProps) {
  const { text, setText, send } = useTypedWord(keyword, onSearch)
  return (
    <form
      role="search"
      aria-label="门店"
      className="store-search"
      onSubmit={(event) => {
        event.preventDefault()
        send()
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
