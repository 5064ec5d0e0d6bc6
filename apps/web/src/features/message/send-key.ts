import { useStore } from '@guangquan/ui'
import { createStoredStore } from '../../platform/stored-store.ts'

/** The key that sends: Enter, with Shift-Enter for a new line; or Ctrl-Enter, with Enter for a new line. */
export type SendKey = 'enter' | 'ctrlEnter'

const chosen = createStoredStore<{ key: SendKey }>('messageSendKey', { key: 'enter' }, (value) => value)

/** As the member chose it in this browser. */
export function useSendKey(): SendKey {
  return useStore(chosen).key
}

export function chooseSendKey(key: SendKey): void {
  chosen.set({ key })
}
