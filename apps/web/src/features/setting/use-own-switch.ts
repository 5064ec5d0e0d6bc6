import type { OwnInfo } from '@guangquan/contract'
import { showToast } from '@guangquan/ui'
import { useState } from 'react'
import { toggle } from '../../shared/toggle-queue.ts'
import { sentenceOf } from '../account/index.ts'
import { useSaveOwn, type OwnChange } from './own-info.tsx'

/** A switch that saves itself: shows the new state at once and reverts it on a refusal. */
export function useOwnSwitch(
  own: OwnInfo,
  options: { name: string; stored: boolean; change: (on: boolean) => OwnChange },
): [boolean, (on: boolean) => void] {
  const save = useSaveOwn()
  const [requested, setRequested] = useState<boolean | null>(null)

  function set(on: boolean) {
    setRequested(on)
    void toggle({
      key: `user:${own.userId}`,
      action: options.name,
      on,
      send: async (latest) => {
        await save(options.change(latest))
      },
      fail: (error) => {
        setRequested(null)
        showToast(sentenceOf(error), 'error')
      },
    })
  }
  return [requested ?? options.stored, set]
}
