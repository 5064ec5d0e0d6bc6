import type { OwnInfo } from '@guangquan/contract'
import { useEffect, useRef, useState } from 'react'
import { toggle } from '../../shared/overlay/toggle-queue.ts'
import { showError } from '../../shared/forms/show-error.ts'
import { useSaveOwn, type OwnChange } from './own-info.tsx'

interface Click<Data> {
  on: boolean
  /** The data that were shown when the server had accepted it; null until then. */
  settledOver: Data | null
}

/**
 * A switch that saves itself: shows the new state at once, reverts it on a refusal, and yields to newer data once it is
 * saved.
 */
export function useOwnSwitch(
  own: OwnInfo,
  options: { name: string; stored: boolean; change: (on: boolean) => OwnChange },
): [boolean, (on: boolean) => void] {
  const save = useSaveOwn()
  const [click, setClick] = useState<Click<OwnInfo> | null>(null)
  const shownOwn = useRef(own)
  useEffect(() => {
    shownOwn.current = own
  })

  function set(on: boolean) {
    setClick({ on, settledOver: null })
    void toggle({
      key: `user:${own.userId}`,
      action: options.name,
      on,
      send: async (latest) => {
        await save(options.change(latest))
      },
      fail: (error) => {
        setClick(null)
        showError(error)
      },
      end: () => setClick((shown) => shown && { ...shown, settledOver: shownOwn.current }),
    })
  }
  return [isShown(click, own) ? click.on : options.stored, set]
}

/** A click is shown until it is saved, and then as long as the data are those that it was saved over. */
export function isShown<Data>(click: Click<Data> | null, own: Data): click is Click<Data> {
  return click !== null && (click.settledOver === null || click.settledOver === own)
}
