import { useEffect, useId, useRef, type ReactNode } from 'react'
import { CheckCircleIcon } from '../icons/check-circle.gen.ts'
import { InfoIcon } from '../icons/info.gen.ts'
import { WarningCircleIcon } from '../icons/warning-circle.gen.ts'
import { WifiSlashIcon } from '../icons/wifi-slash.gen.ts'
import { createStore, useStore } from '../store.ts'
import { timing } from '../timing.ts'

export type ToastKind = 'success' | 'info' | 'offline' | 'error'

/** Something that the toast offers: 撤销. */
export type ToastAction = { label: string; run: () => void }

type Shown = {
  id: number
  kind: ToastKind
  text: string
  action: ToastAction | undefined
  durationMs: number
}

const shown = createStore<Shown | null>(null)
const hosts = createStore<readonly string[]>([])
let lastId = 0

/**
 * Shows a short message of up to 18 characters; a new one replaces the last. Messages other than successes stay longer,
 * since one second is too short to read them. With an action it stays while hovered or focused; before the action runs,
 * the focus returns to where it was when the toast appeared, so that a dialog opened by the action returns the focus
 * there.
 */
export function showToast(text: string, kind: ToastKind = 'success', action?: ToastAction): void {
  lastId += 1
  const durationMs = action
    ? timing.actionToastMs
    : kind === 'success'
      ? timing.successToastMs
      : timing.longToastMs
  shown.set({ id: lastId, kind, text, action: action && fromHere(action), durationMs })
}

function fromHere({ label, run }: ToastAction): ToastAction {
  const focused = document.activeElement
  return {
    label,
    run: () => {
      if (focused instanceof HTMLElement) focused.focus()
      run()
    },
  }
}

/**
 * Where toasts appear, above everything. One per page, and one in each modal dialog: outside of it, screen readers
 * would not announce them and their actions could not be pressed. The most recent host is used.
 */
export function ToastHost() {
  const id = useId()
  const isUsed = useStore(hosts).at(-1) === id
  const last = useStore(shown)
  const toast = isUsed ? last : null
  const layer = useRef<HTMLDivElement>(null)

  // Always open, since a screen reader announces only changes of a live region that was there before.
  useEffect(() => {
    layer.current?.showPopover()
    hosts.set([...hosts.get(), id])
    return () => hosts.set(hosts.get().filter((host) => host !== id))
  }, [id])
  useEffect(() => {
    if (!toast || !layer.current) return
    raise(layer.current)
    let timer = setTimeout(hide, toast.durationMs)
    function hide() {
      if (toast?.action && layer.current?.matches(':hover, :focus-within'))
        timer = setTimeout(hide, timing.longToastMs)
      else shown.set(null)
    }
    return () => clearTimeout(timer)
  }, [toast])

  const isError = toast?.kind === 'error'
  return (
    <div ref={layer} popover="manual" className="ui-toast-layer">
      <div role="status" aria-live="polite">
        {toast && !isError ? <Toast key={toast.id} {...toast} /> : null}
      </div>
      <div role="alert">{toast && isError ? <Toast key={toast.id} {...toast} /> : null}</div>
    </div>
  )
}

// The element opened last is above those opened before.
function raise(element: HTMLElement): void {
  const others = document.querySelectorAll('dialog:modal, [popover]:popover-open')
  if ([...others].every((other) => other === element)) return
  element.hidePopover()
  element.showPopover()
}

export function Toast({
  kind,
  text,
  action,
}: {
  kind: ToastKind
  text: string
  action?: ToastAction | undefined
}) {
  return (
    <div className="ui-toast" data-kind={kind}>
      {toastSign(kind)}
      {text}
      {action && (
        <button
          type="button"
          className="ui-toast-action"
          onClick={() => {
            shown.set(null)
            action.run()
          }}
        >
          {action.label}
        </button>
      )}
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
