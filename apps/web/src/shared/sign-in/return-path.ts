import { useEffect } from 'react'
import { shownPage } from '../../platform/routing/site-history.ts'
import { hrefOf } from '../../platform/routing/site-location.ts'

type FindPath = () => Promise<string | null>

let find: FindPath | null = null

/**
 * While the component is shown, `next` says where to return to instead of the current address: a composer stores its
 * draft first and returns to that. Null: to the current address.
 */
export function useReturnPath(next: FindPath): void {
  useEffect(() => {
    find = next
    return () => {
      if (find === next) find = null
    }
  })
}

/** Where a page that was left for something else, such as binding a phone number, is continued. */
export async function findReturnPath(): Promise<string> {
  const path = (await find?.()) ?? null
  const place = shownPage.get()?.place
  return path ?? (place === undefined ? '/' : hrefOf(place))
}
