import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Has the site taken the page over? Not yet on the server, which does not see the address's anchor. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
