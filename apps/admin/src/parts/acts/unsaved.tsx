import { App } from 'antd'
import { createContext, type ReactNode, useContext, useEffect, useId } from 'react'
import { useBlocker } from 'react-router'

/** What closes together with the forms inside it: a dialog, or else the page. */
const Surface = createContext('page')

/** Forms with unsaved values, each with its surface. */
const unsaved = new Map<string, string>()

/** Reports whether a form has values that would be lost by leaving. */
export function useUnsaved(): (isUnsaved: boolean) => void {
  const form = useId()
  const surface = useContext(Surface)
  useEffect(() => () => void unsaved.delete(form), [form])
  return (isUnsaved) => {
    if (isUnsaved) unsaved.set(form, surface)
    else unsaved.delete(form)
  }
}

/** Asks before unsaved values are lost; without any it does not ask. */
function useConfirm(): (isAffected: (surface: string) => boolean) => Promise<boolean> {
  const { modal } = App.useApp()
  return async (isAffected) => {
    if (![...unsaved.values()].some(isAffected)) return true
    return modal.confirm({
      title: '改动还没有保存',
      content: '离开后，写的内容不再保留。',
      okText: '放弃改动',
      cancelText: '继续编辑',
      okButtonProps: { danger: true },
      autoFocusButton: 'cancel',
    })
  }
}

/** Asks before everything that is open is left. */
export function useConfirmLeave(): () => Promise<boolean> {
  const ask = useConfirm()
  return () => ask(() => true)
}

/** Asks before a form is replaced by something else in the same dialog or page. */
export function useConfirmClose(surface?: string): () => Promise<boolean> {
  const ask = useConfirm()
  const around = useContext(Surface)
  return () => ask((one) => one === (surface ?? around))
}

/** A dialog that asks before it discards unsaved values. `wrap` makes its children part of it. */
export function useGuardedClose(onClose: () => void) {
  const surface = useId()
  const mayClose = useConfirmClose(surface)
  return {
    close: async () => {
      if (await mayClose()) onClose()
    },
    wrap: (children: ReactNode) => <Surface value={surface}>{children}</Surface>,
  }
}

/** Marks something whose loss by closing matters, although nothing was typed. */
export function Unsaved() {
  const markUnsaved = useUnsaved()
  useEffect(() => markUnsaved(true))
  return null
}

/** Asks before the tab is closed. */
export function TabGuard() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.size > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return null
}

/** Asks before another page is opened. */
export function LeaveGuard() {
  const mayLeave = useConfirmLeave()
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      unsaved.size > 0 && (from.pathname !== to.pathname || from.search !== to.search),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void (async () => {
      if (await mayLeave()) blocker.proceed()
      else blocker.reset()
    })()
    // Once for each time it blocks.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [blocker.state])
  return null
}
