import { useSearchParams } from 'react-router'
import { singleRowParams } from '../tables/single-row.ts'

/**
 * Filters of a list, stored in the address: a link or a reload shows the same. Empty values are left out.
 * @param names the parameters of this list
 */
export function useAddress<Name extends string>(
  names: readonly Name[],
): [Partial<Record<Name, string>>, (changed: Partial<Record<Name, string>>) => void] {
  const [params, setParams] = useSearchParams()
  const filters: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = params.get(name)
    if (value !== null && value !== '') filters[name] = value
  }
  function change(changed: Partial<Record<Name, string>>) {
    // The window's own address, because the router renders a moment later: a second filter must not undo the first.
    const next = new URLSearchParams(window.location.search)
    for (const name of singleRowParams) next.delete(name)
    for (const [name, value] of Object.entries<string | undefined>(changed)) {
      if (value === undefined || value === '') next.delete(name)
      else next.set(name, value)
    }
    setParams(next, { replace: true })
  }
  return [filters, change]
}

/** The value of an address if it is a known one; any other does not filter. */
export function knownOf<T extends string | number>(
  known: readonly T[],
  text: string | undefined,
): T | undefined {
  return known.find((one) => String(one) === text)
}
