import { userPageDelayMs } from '@guangquan/contract/limits'
import { useEffect, useRef, type MouseEvent } from 'react'
import { useNavigate } from '../../platform/routing/hooks.ts'
import { opensElsewhere } from '../../platform/routing/link.tsx'
import { paths } from '../../platform/paths.ts'
import { currentUser } from '../../platform/session/session.ts'

/** Click handler of a link to a member: the viewer's own page opens at once, another's after 300 ms. */
export function useOpenPerson(): (userId: string) => (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  return (userId) => (event) => {
    if (event.defaultPrevented || opensElsewhere(event)) return
    event.preventDefault()
    clearTimeout(timer.current)
    if (userId === currentUser()?.id) {
      navigate(paths.user())
      return
    }
    timer.current = setTimeout(() => navigate(paths.other(userId)), userPageDelayMs)
  }
}
