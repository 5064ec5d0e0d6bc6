import { useSearchParams } from 'react-router'

const rowParam = 'row'
const placeParam = 'rowAt'
/** End when anything else of the address changes. */
export const singleRowParams: readonly string[] = [rowParam, placeParam]

interface SingleRow {
  /** The row of this list that the address names; undefined for the whole list. */
  key: string | undefined
  /** The cursor of the page on which it was. */
  cursor: string | undefined
  /** Address of a row by itself, below the filters of the list. */
  searchOf: (key: string, cursor: string | undefined) => string
  /** Address of the whole list. */
  searchOfAll: string
}

/** A row of a list by itself, in the address: so that each can be opened in a tab of its own. */
export function useSingleRow(list: string): SingleRow {
  const [params] = useSearchParams()
  const rest = new URLSearchParams(params)
  for (const name of singleRowParams) rest.delete(name)
  const prefix = `${list}:`
  const row = params.get(rowParam)
  const isOfThis = row?.startsWith(prefix) === true
  return {
    key: isOfThis ? row?.slice(prefix.length) : undefined,
    cursor: isOfThis ? (params.get(placeParam) ?? undefined) : undefined,
    searchOf: (key, cursor) => {
      const one = new URLSearchParams(rest)
      one.set(rowParam, `${prefix}${key}`)
      if (cursor !== undefined) one.set(placeParam, cursor)
      return `?${one}`
    },
    searchOfAll: rest.size === 0 ? '' : `?${rest}`,
  }
}
