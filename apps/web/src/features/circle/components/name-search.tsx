import { useState, type ReactElement } from 'react'
import { TypedSearch } from '../../../shared/lists/typed-search.tsx'
import { useTypedWord } from '../../../shared/search/use-typed-word.ts'

/** A search by nickname. @returns the field, and the name once typing pauses */
export function useNameSearch(label: string): { keyword: string; field: ReactElement } {
  const [keyword, setKeyword] = useState('')
  const typed = useTypedWord('', setKeyword)
  return {
    keyword,
    field: (
      <TypedSearch
        typed={typed}
        label={label}
        fieldLabel="搜索昵称"
        placeholder="搜索昵称"
        maxLength={50}
        className="circle-search"
      />
    ),
  }
}
