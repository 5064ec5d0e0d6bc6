import { TypedSearch } from '../../../shared/lists/typed-search.tsx'
import { useTypedWord } from '../../../shared/search/use-typed-word.ts'

const longest = 40

interface StoreSearchProps {
  /** As the address has it. */
  keyword: string
  /** Gets the word, empty for all stores. */
  onSearch: (word: string) => void
}

/** Searches stores while typing. */
export function StoreSearch({ keyword, onSearch }: StoreSearchProps) {
  return (
    <TypedSearch
      typed={useTypedWord(keyword, onSearch)}
      label="门店"
      fieldLabel="搜索门店"
      placeholder="名称、街道或地区"
      maxLength={longest}
      className="store-search"
    />
  )
}
