import { confirm } from '@guangquan/ui'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from '../platform/routing/hooks.ts'
import { setLeaveGuard } from '../platform/routing/site-history.ts'

/**
 * While `active`, asks before the page is left by a link, by going back or by closing the tab. `isInside` accepts paths
 * of the same task, such as the next step of a form. `onLeave` is called when 离开 is chosen.
 */
export function useLeaveWarning(
  active: boolean,
  options: {
    question?: string
    /** What becomes of the input. */
    text?: ReactNode
    isInside?: (pathname: string) => boolean
    onLeave?: () => void
  } = {},
): void {
  const { question = '资料尚未保存，确定离开？', text, isInside, onLeave } = options
  const { pathname } = useLocation()

  useEffect(() => {
    if (!active) return
    setLeaveGuard((next) => {
      if (next === pathname || isInside?.(next) === true) return true
      return confirm({ title: question, text, confirmLabel: '离开', cancelLabel: '留下' }).then((leaves) => {
        if (leaves) onLeave?.()
        return leaves
      })
    })
    return () => setLeaveGuard(undefined)
  })

  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [active])
}
