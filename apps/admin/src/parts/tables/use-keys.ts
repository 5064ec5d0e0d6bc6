import { pressedKey } from '@guangquan/ui/pressed-key'
import { useEffect, useEffectEvent, useState } from 'react'

const storageKey = 'console:review:keys'

/** Whether keys decide; people who use voice input or type by accident can switch them off. */
export function useKeySetting(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off')
  return [
    on,
    (next) => {
      localStorage.setItem(storageKey, next ? 'on' : 'off')
      setOn(next)
    },
  ]
}

/** Handles keys pressed outside text fields while no dialog is open. @param press returns whether it used the key */
export function useKeys(isOn: boolean, press: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return
    const { target } = event
    if (
      !(target instanceof Element) ||
      target.closest('input:not([type=checkbox]), textarea, [role=dialog], [role=menu]')
    )
      return
    if (press(pressedKey(event).toLowerCase())) event.preventDefault()
  })
  useEffect(() => {
    if (!isOn) return
    const listen = (event: KeyboardEvent) => handle(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [isOn])
}
