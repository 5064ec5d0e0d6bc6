import { Checkbox } from '@guangquan/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { registrationLifeMs, removeShortLived } from '../../../platform/short-lived.ts'
import { dropRegistration } from './draft.ts'

/**
 * What 离开 does with a registration: its input stays in this browser for a while, unless another person will use it.
 * Then storage is cleared immediately, and the draft in memory on unmount, because without the input the page would
 * redirect to the first step.
 */
export function useLeaving(): { text: ReactNode; leave: () => void } {
  const forgets = useRef(false)
  const hasLeft = useRef(false)
  useEffect(
    () => () => {
      if (hasLeft.current && forgets.current) dropRegistration()
    },
    [],
  )
  return {
    text: (
      <LeaveNote
        onChange={(next) => {
          forgets.current = next
        }}
      />
    ),
    leave: () => {
      hasLeft.current = true
      if (forgets.current) removeShortLived()
    },
  }
}

function LeaveNote({ onChange }: { onChange: (forgets: boolean) => void }) {
  // The dialog may have been opened and cancelled before.
  useEffect(() => {
    onChange(false)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <>
      <p>填好的资料在这台设备上保留 {registrationLifeMs / 60_000} 分钟，回到注册页可以继续上次的注册。</p>
      <Checkbox
        className="mt-2"
        label="这是公用的设备，不要保留"
        onChange={({ target }) => onChange(target.checked)}
      />
    </>
  )
}
