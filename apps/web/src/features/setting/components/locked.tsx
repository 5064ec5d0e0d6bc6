import { LockIcon } from '@guangquan/ui/icons'
import { useState, type ReactNode } from 'react'
import { dayText } from '../own-words.ts'

/** A value that cannot be changed now, with the reason. */
export function Locked({ value, reason }: { value: string; reason: string }) {
  return (
    <div>
      <p className="text-h3 font-semibold">{value}</p>
      <p className="mt-2 flex items-center gap-2 text-small text-ink-3">
        <LockIcon size={16} />
        {reason}
      </p>
    </div>
  )
}

/**
 * The form of a value with a cooldown, or the locked value during it. The state at mount counts: saving starts the
 * cooldown, and the form must still show that it was saved.
 */
export function UnlessLocked(props: { value: string; until: string | null; children: ReactNode }) {
  const [until] = useState(props.until)
  if (until === null) return props.children
  return <Locked value={props.value} reason={`${dayText(until)} 后可以再次修改`} />
}
