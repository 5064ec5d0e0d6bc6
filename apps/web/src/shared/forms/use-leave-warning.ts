import { confirm } from '@guangquan/ui'
import { useEffect, type ReactNode } from 'react'
import { useLocation } from '../../platform/routing/hooks.ts'
import { setLeaveGuard } from '../../platform/routing/site-history.ts'

interface LeaveOptions {
  question?: string
  /** What happens to the input. */
  text?: ReactNode
  /** Accepts paths of the same task, such as the next step of a form. */
  isInside?: (pathname: string) => boolean
  /** Called when the page is left. */
  onLeave?: () => void
  /** Offered first: saves the input and leaves; false stays on the page. Otherwise `discard` is called. */
  save?: { label: string; run: () => Promise<boolean>; discard: () => void }
}

/** While `active`, asks before the page is left by a link, by going back or by closing the tab. */
export function useLeaveWarning(active: boolean, options: LeaveOptions = {}): void {
  const { question = '资料尚未保存，确定离开？', text, isInside, onLeave, save } = options
  const { pathname } = useLocation()

  useEffect(() => {
    if (!active) return
    setLeaveGuard((next) => {
      if (next === pathname || isInside?.(next) === true) return true
      return confirmLeave({ question, text, save }).then((leaves) => {
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

async function confirmLeave(asked: {
  question: string
  text: ReactNode
  save: LeaveOptions['save']
}): Promise<boolean> {
  const { question: title, text, save } = asked
  if (save === undefined) return confirm({ title, text, confirmLabel: '离开', cancelLabel: '留下' })
  let isSaved = true
  const discard = () => {
    isSaved = false
  }
  const leaves = await confirm({
    title,
    text,
    confirmLabel: save.label,
    cancelLabel: '留下',
    other: { label: '不保存', onChoose: discard },
  })
  if (!leaves) return false
  if (isSaved) return save.run()
  save.discard()
  return true
}
