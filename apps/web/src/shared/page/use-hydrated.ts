import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the page is hydrated; false on the server, which does not see the anchor of the address. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
