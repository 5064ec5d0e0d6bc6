import { useEffect, useRef, type ReactNode } from 'react'
import { CheckCircleIcon } from './icons/check-circle.gen.ts'
import { InfoIcon } from './icons/info.gen.ts'
import { WarningCircleIcon } from './icons/warning-circle.gen.ts'
import { WifiSlashIcon } from './icons/wifi-slash.gen.ts'
import { createStore, useStore } from './store.ts'
import { timing } from './timing.ts'

export type ToastKind = 'success' | 'info' | 'offline' | 'error'

type Shown = { id: number; kind: ToastKind; text: string; durationMs: number }

const shown = createStore<Shown | null>(null)
let lastId = 0

/**
 * Shows a short message of up to 18 characters; a new one replaces the last. Errors stay longer, since one second is
 * too short to read them.
 */
export function showToast(
  text: string,
  kind: ToastKind = 'success',
  durationMs: number = kind === 'error' ? timing.errorToastMs : timing.successToastMs,
): void {
  lastId += 1
  shown.set({ id: lastId, kind, text, durationMs })
}

/** Where toasts appear, above everything including open dialogs. Once per page. */
export function ToastHost() {
  const toast = useStore(shown)
  const layer = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = layer.current
    if (!toast || !element) return
    // Reopened for each toast: the popover opened last is above dialogs opened before.
    element.showPopover()
    const timer = setTimeout(() => shown.set(null), toast.durationMs)
    return () => {
      clearTimeout(timer)
      element.hidePopover()
    }
  }, [toast])

  const isError = toast?.kind === 'error'
  return (
    <div ref={layer} popover="manual" className="ui-toast-layer">
      <div role="status" aria-live="polite">
        {toast && !isError ? <Toast key={toast.id} kind={toast.kind} text={toast.text} /> : null}
      </div>
      <div role="alert">
        {toast && isError ? <Toast key={toast.id} kind="error" text={toast.text} /> : null}
      </div>
    </div>
  )
}

export function Toast({ kind, text }: { kind: ToastKind; text: string }) {
  return (
    <div className="ui-toast" data-kind={kind}>
      {toastSign(kind)}
      {text}
    </div>
  )
}

function toastSign(kind: ToastKind): ReactNode {
  switch (kind) {
    case 'success':
      return <CheckCircleIcon weight="fill" size={20} />
    case 'info':
      return <InfoIcon weight="fill" size={20} />
    case 'offline':
      return <WifiSlashIcon size={20} />
    case 'error':
      return <WarningCircleIcon weight="fill" size={20} />
  }
}
