import { confirm } from '@guangquan/ui'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'

/**
 * While `active`, asks before the page is left, by a link, by going back or by closing the tab. `isInside` names
 * paths that belong to the same work, such as the next step of a form.
 */
export function useLeaveWarning(
  active: boolean,
  options: { question?: string; isInside?: (pathname: string) => boolean } = {},
): void {
  const { question = '资料尚未保存，确定离开？', isInside } = options
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      active &&
      nextLocation.pathname !== currentLocation.pathname &&
      isInside?.(nextLocation.pathname) !== true,
  )

  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void confirm({ title: question, confirmLabel: '离开', cancelLabel: '留下' }).then((leave) =>
      leave ? blocker.proceed() : blocker.reset(),
    )
  }, [blocker, question])

  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [active])
}
