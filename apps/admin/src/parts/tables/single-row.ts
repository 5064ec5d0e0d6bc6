import { useSearchParams } from 'react-router'

const rowParam = 'row'
/** Dropped when any other part of the address changes. */
export const singleRowParams: readonly string[] = [rowParam]

const rowText = (list: string, key: string) => `${list}:${key}`

/** Address of a single row, from another page. */
export function rowAddress(
  path: string,
  { list, key, params }: { list: string; key: string; params: Record<string, string> },
): string {
  return `${path}?${new URLSearchParams({ ...params, [rowParam]: rowText(list, key) }).toString()}`
}

interface SingleRow {
  /** The key of the row in the address; undefined: the whole list. */
  key: string | undefined
  /** Address of a single row, with the filters of the list. */
  searchOf: (key: string) => string
  /** Address of the whole list. */
  searchOfAll: string
}

/** A single row of a list in the address, so that each can be opened in a new tab. */
export function useSingleRow(list: string): SingleRow {
  const [params] = useSearchParams()
  const rest = new URLSearchParams(params)
  for (const name of singleRowParams) rest.delete(name)
  const prefix = rowText(list, '')
  const row = params.get(rowParam)
  return {
    key: row?.startsWith(prefix) === true ? row.slice(prefix.length) : undefined,
    searchOf: (key) => {
      const one = new URLSearchParams(rest)
      one.set(rowParam, rowText(list, key))
      return `?${one}`
    },
    searchOfAll: rest.size === 0 ? '' : `?${rest}`,
  }
}
